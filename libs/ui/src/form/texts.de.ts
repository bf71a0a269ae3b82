export const formTexts = {
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  failed: (title: string, words: string) => `${title}: ${words}`,
  invalid: 'Bitte prüfe diese Angabe',
  save: 'Speichern',
  saving: 'Speichert...',
  cancel: 'Abbrechen',
  lines: (used: number, most: number) => `${used} von ${most} Zeilen`,
  characters: (used: number, most: number) => `${used} von ${most} Zeichen`,
  plainCode: (plain: string) =>
    `Ohne Umlaute: ${plain}. Auch diese Schreibweise führt zu deiner Seite, wenn sie frei ist.`,
  takePlainCode: 'So übernehmen',
  clearSearch: 'Suche leeren',
  unsaved: {
    title: 'Änderungen verwerfen?',
    text: 'Was du geändert hast, ist noch nicht gespeichert.',
    discard: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
} as const;
