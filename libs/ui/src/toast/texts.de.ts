export const toastTexts = {
  close: 'Meldung schließen',
  region: 'Meldungen',
} as const;
