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
      basic: 'Basic',
      lite: 'Lite',
      pro: 'Pro',
    } satisfies Record<PlanFilter, string>,
  },
  table: 'Berater',
  columns: { email: 'E-Mail', plan: 'Paket', createdAt: 'Erstellt am' },
  empty: 'Keine Berater gefunden',
  loadFailed: 'Die Berater konnten nicht geladen werden.',
} as const;
