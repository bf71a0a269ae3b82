export const imprintTexts = {
  title: 'Impressum',
  of: (name: string) => `Angaben zu ${name}, nach § 5 DDG`,
  failed: 'Wir konnten das Impressum nicht laden. Versuche es etwas später erneut.',
  none: {
    title: 'Noch kein Impressum',
    text: (firstName: string) =>
      `${firstName} hat noch nicht angegeben, wer für diese Seite verantwortlich ist. Wer das Portal betreibt, steht im Impressum von WBD.`,
    toOperator: 'Zum Impressum von WBD',
  },
  fields: {
    name: 'Anbieter',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    authority: 'Aufsichtsbehörde',
    register: 'Register und Nummer',
    rules: 'Berufsrechtliche Regelungen',
  },
  operator: 'Die technische Plattform betreibt WBD.',
} as const;
