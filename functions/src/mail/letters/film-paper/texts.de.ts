export const texts = {
  invoice: {
    subject: (number: string) => `Deine Rechnung ${number} für einen Film bei WBD`,
    preview: 'Dein Film ist freigeschaltet, die Rechnung liegt im Portal.',
    heading: 'Danke für deinen Kauf',
    intro: (title: string) =>
      `du hast den Film „${title}“ gekauft. Ab sofort kannst du ihn in deinem Portal ansehen.`,
    action: 'Film ansehen',
    path: '/intern/angebote?tab=gekauft',
    next: 'Die Rechnung im Namen des Verkäufers liegt dort als PDF. Fragen zum Film beantwortet dir der Verkäufer.',
  },
  correction: {
    subject: (number: string) => `Deine Rechnungskorrektur ${number} von WBD`,
    preview: 'Der Betrag geht auf dem Weg zurück, auf dem du bezahlt hast.',
    heading: 'Du bekommst Geld zurück',
    intro: (title: string) =>
      `für den Film „${title}“ bekommst du Geld zurück, auf dem Weg, auf dem du bezahlt hast.`,
    action: 'Käufe ansehen',
    path: '/intern/angebote?tab=gekauft',
    next: 'Die Korrektur liegt dort als PDF. Bis der Betrag auf deinem Konto ist, kann es einige Tage dauern.',
  },
  facts: {
    number: 'Nummer',
    corrects: 'Berichtigt',
    date: 'Datum',
    seller: 'Verkäufer',
    net: 'Netto',
    vat: (percent: number) => `${percent} % Umsatzsteuer`,
    total: 'Gesamtbetrag',
  },
} as const;
