export const sharedTexts = {
  unconfirmed: 'Sobald deine E-Mail-Adresse bestätigt ist, siehst du hier deine Provision.',
  network: 'Netzwerk',
  deals: 'Abschlüsse',
  terms: 'Bedingungen',
  payouts: 'Auszahlungen',
  erased: 'Gelöschter Kunde',
  nobody: 'ohne Empfehlung',
  papers: { pdf: 'PDF', 'e-invoice': 'E-Rechnung' },
  paperOf: (paper: string, number: string) => `${paper}: ${number}`,
  paperFailed: 'Das Dokument konnte nicht erstellt werden',
  objectedOn: (day: string) => `Widerspruch vom ${day}`,
  answeredOn: {
    upheld: (day: string) => `Stattgegeben am ${day}: Die Gutschrift ist aufgehoben`,
    rejected: (day: string) => `Antwort vom ${day}`,
  },
  corrects: (number: string) => `Hebt ${number} auf`,
  correctedBy: (number: string) => `Aufgehoben durch ${number}`,
} as const;
