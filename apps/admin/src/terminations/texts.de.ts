import type {
  SettleTerminationInput,
  TerminationKind,
  TerminationState,
} from '@wbd/domain/terminations';

type Deed = SettleTerminationInput['deed'];

export const terminationsTexts = {
  title: 'Kündigungen',
  documentTitle: 'Admin: Kündigungen',
  intro:
    'Kündigungen, die ohne Anmeldung eingegangen sind. Bestätigt der Berater sie über den Link in seiner E-Mail, werden sie von selbst ausgeführt.',
  loadFailed: 'Die Kündigungen konnten nicht geladen werden.',
  filter: {
    label: 'Anzeigen',
    options: { open: 'Offen', all: 'Alle' },
  },
  empty: 'Nichts zu tun',
  emptyText: 'Sobald eine Kündigung eingeht, steht sie hier.',
  kinds: {
    ordinary: 'Ordentliche Kündigung',
    extraordinary: 'Außerordentliche Kündigung',
  } satisfies Record<TerminationKind, string>,
  states: {
    open: 'Noch nicht bestätigt',
    confirmed: 'Wird ausgeführt',
    review: 'Grund prüfen',
    done: 'Ausgeführt',
    refused: 'Nicht vom Berater',
    dismissed: 'Zurückgestellt',
  } satisfies Record<TerminationState, string>,
  facts: {
    name: 'Name',
    email: 'Konto',
    code: 'Code',
    reason: 'Grund',
    receivedAt: 'Eingegangen',
    endsOn: 'Gekündigt zum',
    earliest: 'nächstmöglichen Zeitpunkt',
    confirmTo: 'Bestätigung an',
    endsAt: 'Paket endet',
  },
  noAccount: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
  toAccount: 'Berater ansehen',
  deeds: {
    'carry-out': 'Ausführen',
    'end-now': 'Sofort beenden',
    dismiss: 'Zurückstellen',
  } satisfies Record<Deed, string>,
  keepTerm: 'Beim Ende der Laufzeit bleiben',
  questions: {
    'carry-out': (name: string) =>
      `Die Kündigung von ${name} gilt damit als bestätigt. Das Paket endet, sobald die Laufzeit es erlaubt, und der Berater bekommt eine E-Mail.`,
    'end-now': (name: string) =>
      `Das Paket von ${name} endet sofort. Was schon bezahlt ist, erstattest du bei Bedarf in Stripe.`,
    dismiss: (name: string) =>
      `Die Kündigung von ${name} bleibt ohne Wirkung, zum Beispiel weil es das Konto nicht gibt oder sie doppelt kam.`,
  } satisfies Record<Deed, (name: string) => string>,
  settled: 'Gespeichert',
  failed: 'Das konnte nicht gespeichert werden',
  conflict: 'Diese Kündigung wurde inzwischen schon bearbeitet.',
} as const;
