export const growthTexts = {
  title: 'Entwicklung',
  documentTitle: 'Admin: Entwicklung',
  intro: 'Wie das Netzwerk in den letzten zwölf Monaten gewachsen ist, ohne Testzugänge.',
  month: 'Monat',
  total: 'Gesamt',
  signUps: {
    title: 'Neue Berater',
    text: 'Nach dem Monat der Registrierung und dem Paket, das sie heute haben.',
    failed: 'Die neuen Berater konnten nicht gezählt werden.',
  },
  revenue: {
    title: 'Umsatz nach Paket',
    text: 'Was Berater bezahlt haben, inklusive Umsatzsteuer. Erstattungen sind nicht abgezogen.',
    failed: 'Der Umsatz konnte nicht geladen werden.',
  },
} as const;
