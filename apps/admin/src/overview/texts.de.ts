import { byPaidPlan, planRow } from '@wbd/domain/plans';
import type { PlanFilter } from './plan-filter.ts';

export const overviewTexts = {
  title: 'Admin-Dashboard',
  documentTitle: 'Admin',
  intro: 'Alle Berater auf einen Blick, ohne Testzugänge.',
  total: 'Berater insgesamt',
  blocked: 'Gesperrt',
  countsFailed: 'Die Zahlen konnten nicht geladen werden.',
  filters: 'Berater filtern',
  searchHint: 'Gib einen Teil des Namens, der Adresse oder des Codes ein.',
  plan: {
    label: 'Paket',
    options: {
      all: 'Alle Pakete',
      default: 'Standard (ohne Paket)',
      basic: planRow('basic').name,
      ...byPaidPlan((plan) => planRow(plan).name),
    } satisfies Record<PlanFilter, string>,
  },
  table: 'Berater',
  columns: { email: 'E-Mail', plan: 'Paket', createdAt: 'Erstellt am' },
  empty: 'Keine Berater gefunden',
  loadFailed: 'Die Berater konnten nicht geladen werden.',
} as const;
