import type { PlanTerm } from '@wbd/domain/plans';

export const sharedTexts = {
  areas: {
    label: 'Admin-Bereiche',
    advisors: 'Berater',
    organisations: 'Organisationen',
    growth: 'Entwicklung',
    prices: 'Preise',
    notices: (open: number) => (open === 0 ? 'Meldungen' : `Meldungen (${open})`),
    terminations: 'Kündigungen',
    contracts: 'Verträge',
    payouts: 'Auszahlungen',
    mails: 'E-Mails',
    actions: 'Protokoll',
    operations: 'Betrieb',
  },
  pages: {
    label: 'Seiten',
    page: (number: number) => `Seite ${number}`,
    back: 'Zurück',
    next: 'Weiter',
  },
  terms: { annual: 'Jährlich', monthly: 'Monatlich', trial: 'Probe' } satisfies Record<
    PlanTerm,
    string
  >,
  search: {
    label: 'Nach E-Mail suchen',
    hint: 'Gib den Anfang der Adresse ein.',
    noMatch: 'Nichts gefunden',
    noMatchText: 'Zu keinem Berater, dessen E-Mail-Adresse so beginnt, gibt es hier einen Eintrag.',
    tooBroad: 'Zu viele Berater',
    tooBroadText: 'Die E-Mail-Adressen von mehr als 30 Beratern beginnen so. Gib mehr davon ein.',
  },
  loading: 'Lade Daten...',
  loadFailedText: 'Prüfe deine Internetverbindung und versuche es erneut.',
} as const;
