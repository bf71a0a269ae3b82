export const texts = {
  'account-blocked': {
    subject: 'Dein Zugang zu WBD ist gesperrt',
    preview: 'Du kannst dich nicht anmelden, und deine Seite ist nicht zu sehen.',
    heading: 'Dein Zugang ist gesperrt',
    paragraphs: [
      'wir haben deinen Zugang zu WBD gesperrt. Du kannst dich nicht anmelden, und deine öffentliche Seite ist nicht zu sehen. Gelöscht ist nichts.',
      'Dein Paket läuft weiter, solange du nichts anderes mit uns vereinbarst.',
      'Bist du damit nicht einverstanden oder möchtest du etwas klären? Dann schreib uns, unsere Adresse steht im Impressum. Ein Mensch sieht sich deinen Fall noch einmal an.',
    ],
  },
  'account-unblocked': {
    subject: 'Dein Zugang zu WBD ist wieder offen',
    preview: 'Du kannst dich wieder anmelden, und deine Seite ist zurück.',
    heading: 'Dein Zugang ist wieder offen',
    paragraphs: [
      'dein Zugang zu WBD ist wieder offen. Du kannst dich wie gewohnt anmelden, und deine öffentliche Seite erscheint in den nächsten Minuten wieder. Es ist alles so, wie du es verlassen hast.',
    ],
  },
  reason: (reason: string) => `Der Grund: ${reason}`,
} as const;
