import type { ChangeTime } from '@wbd/domain/plans';

export const planChangeTexts = {
  title: 'Paket ändern',
  text: 'Ändert das laufende Abo bei Stripe. Der Berater bekommt eine E-Mail, sobald Stripe die Änderung meldet.',
  none: 'Ohne laufendes Abo gibt es nichts zu ändern: Ein Paket bucht der Berater selbst, weil nur er zahlen kann.',
  action: 'Paket ändern',
  dialogTitle: 'Paket ändern?',
  dialogText: 'Ändere ein Paket nur, wenn der Berater es so will.',
  submit: 'Ändern',
  busy: 'Wird geändert...',
  done: 'Paket geändert',
  doneText: 'Stripe meldet die Änderung in wenigen Minuten.',
  failed: 'Das Paket konnte nicht geändert werden.',
  basic: 'Basic (Abo beenden)',
  times: { term: 'Zum Ende der Laufzeit', now: 'Sofort' } satisfies Record<ChangeTime, string>,
  fields: {
    price: 'Neues Paket',
    when: 'Ab wann',
    reason: { label: 'Grund', hint: 'Steht im Protokoll.' },
  },
  errors: { price: 'Wähle ein Paket', reason: 'Nenne den Grund' },
  offer: {
    loading: 'Kosten werden berechnet...',
    failed: 'Diese Änderung geht nicht',
    begins: (to: string, day: string) => `${to} ab dem ${day}`,
    due: (sum: string) => `Jetzt fällig: ${sum} mit USt.`,
    credit: (sum: string) => `Gutschrift für die nächsten Rechnungen: ${sum} mit USt.`,
    free: 'Jetzt ist nichts fällig.',
    noRefund: 'Der bezahlte Rest der Laufzeit wird nicht erstattet.',
  },
} as const;
