export const dialogTexts = {
  close: 'Schließen',
  confirm: 'Löschen',
  cancel: 'Abbrechen',
} as const;
