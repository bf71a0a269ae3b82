/** German words that the components of this library bring along. */
export const uiTexts = {
  brand: 'WBD',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Lädt...',
  retry: 'Erneut versuchen',
  errorTitle: 'Das hat leider nicht geklappt',
  failureNumber: (number: string) => `Fehlernummer: ${number}`,
  linkCopied: 'Link in die Zwischenablage kopiert!',
  shareFailed: 'Fehler beim Teilen',
  copyFailed: 'Fehler beim Kopieren',
  notFound: {
    code: '404',
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet, oder beim Abtippen hat sich ein Fehler eingeschlichen.',
  },
} as const;
