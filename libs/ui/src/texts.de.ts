/** German words that the components of this library bring along. */
export const uiTexts = {
  brand: 'WBD',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Lädt...',
  retry: 'Erneut versuchen',
  errorTitle: 'Das hat leider nicht geklappt',
  failureNumber: (number: string) => `Fehlernummer: ${number}`,
  offline: {
    banner: 'Keine Internetverbindung. Was schon da ist, kannst du weiter ansehen.',
    state:
      'Du bist gerade offline. Sobald die Verbindung zurück ist, geht es hier von selbst weiter.',
    failure: 'Du bist gerade offline. Versuch es noch einmal, sobald du wieder Internet hast.',
  },
  linkCopied: 'Link in die Zwischenablage kopiert!',
  shareFailed: 'Fehler beim Teilen',
  copyFailed: 'Fehler beim Kopieren',
  secondFactor: {
    title: 'Sichere zuerst deine Anmeldung ab',
    text: 'Als Administrator entscheidest du für deine ganze Organisation. Dafür brauchst du einen zweiten Faktor: einen Code, den nur dein Handy bekommt. Danach geht es hier weiter.',
    action: 'Anmeldung absichern',
  },
  unconfirmedEmail: {
    title: 'Bestätige zuerst deine E-Mail-Adresse',
    text: 'Was du hier veröffentlichst, sehen auch Besucher anderer Berater. Öffne deshalb zuerst den Link in unserer E-Mail an dich. Danach geht es hier weiter.',
    sendAgain: 'Keine E-Mail bekommen?',
  },
  notFound: {
    code: '404',
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet, oder beim Abtippen hat sich ein Fehler eingeschlichen.',
  },
} as const;
