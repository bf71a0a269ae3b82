export const sharedTexts = {
  loadFailed: 'Wir konnten die Daten nicht laden. Lade die Seite am besten neu.',
  saved: 'Änderungen gespeichert',
  saveFailed: {
    title: 'Fehler beim Speichern',
    text: 'Die Änderungen konnten nicht gespeichert werden.',
  },
  uploadFailed: {
    title: 'Fehler beim Hochladen',
    text: 'Datei konnte nicht hochgeladen werden',
  },
  changeFailed: {
    title: 'Das hat leider nicht geklappt',
    text: 'Bitte versuche es etwas später erneut.',
  },
} as const;
