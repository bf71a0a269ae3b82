export const reportTexts = {
  title: 'Abschluss melden',
  intro:
    'Deine Organisation prüft ihn und merkt dann die Provision vor, wenn jemand den Kunden empfohlen hat.',
  back: 'Abschlüsse',
  failed: 'Die Person konnte nicht geladen werden',
  notFound: 'Wir konnten diese Person nicht finden',
  notFoundText: 'Vielleicht wurde der Eintrag gelöscht, oder sie hat sich abgemeldet.',
  about: 'Abschluss mit',
  came: 'Wer den Kunden empfohlen hat, steht schon fest: Es zählt der erste geteilte Link.',
  terms: (rate: string) => `Heute zahlt deine Organisation für Empfehlungen ${rate}.`,
  noTerms:
    'Deine Organisation hat noch nicht festgelegt, was sie für Empfehlungen zahlt. Melden kannst du trotzdem.',
  fields: {
    net: {
      label: 'Nettobetrag in Euro',
      placeholder: '1.200,00',
      hint: 'Ohne Umsatzsteuer, so wie deine Organisation ihn abrechnet.',
    },
    on: 'Tag des Abschlusses',
    reference: {
      label: 'Kennzeichen',
      placeholder: 'z. B. Vertragsnummer',
      hint: 'Damit deine Organisation den Abschluss in den eigenen Büchern findet. Bitte ohne Namen.',
    },
  },
  errors: {
    net: 'Bitte gib einen Betrag ein, etwa 1.200,00',
    on: 'Bitte wähle den Tag des Abschlusses, spätestens heute',
    reference: 'Bitte gib ein Kennzeichen ein',
  },
  early:
    'Dieser Abschluss liegt vor der Empfehlung. Prüfe den Tag. Stimmt er, kannst du trotzdem melden: Provision gibt es dann nur, wenn deine Organisation das ausdrücklich so entscheidet.',
  save: 'Melden',
  saveEarly: 'Trotzdem melden',
  saving: 'Speichert...',
  saved: 'Abschluss gemeldet',
  saveFailed: 'Der Abschluss konnte nicht gemeldet werden',
} as const;
