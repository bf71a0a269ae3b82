/** German words that the components of this library bring along. */
export const uiTexts = {
  loading: 'Lädt...',
  retry: 'Erneut versuchen',
  errorTitle: 'Das hat leider nicht geklappt',
  linkCopied: 'Link in die Zwischenablage kopiert!',
  shareFailed: 'Fehler beim Teilen',
  copyFailed: 'Fehler beim Kopieren',
} as const;
