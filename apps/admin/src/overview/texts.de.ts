import type { Plan, PlanTerm } from '@wbd/domain';
import type { PlanFilter } from './plan-filter.ts';

export const overviewTexts = {
  title: 'Admin-Dashboard',
  documentTitle: 'Admin',
  intro: 'Alle Berater auf einen Blick, ohne Testzugänge.',
  total: 'Berater insgesamt',
  groups: { basic: 'Basic', lite: 'Lite', pro: 'Pro' } satisfies Record<Plan, string>,
  terms: { annual: 'Jährlich', monthly: 'Monatlich', trial: 'Probe' } satisfies Record<
    PlanTerm,
    string
  >,
  countsFailed: 'Die Zahlen konnten nicht geladen werden.',
  filters: 'Berater filtern',
  search: { label: 'Nach E-Mail suchen', hint: 'Gib den Anfang der Adresse ein.' },
  plan: {
    label: 'Paket',
    options: {
      all: 'Alle Pakete',
      default: 'Standard (ohne Paket)',
      basic: 'Basic',
      lite: 'Lite',
      pro: 'Pro',
    } satisfies Record<PlanFilter, string>,
  },
  table: 'Berater',
  columns: { email: 'E-Mail', plan: 'Paket', createdAt: 'Erstellt am' },
  planWithTerm: (plan: string, term: string) => `${plan} (${term.toLowerCase()})`,
  empty: 'Keine Berater gefunden',
  loadFailed: 'Die Berater konnten nicht geladen werden.',
} as const;
