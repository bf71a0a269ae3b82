/** What the shell says outside its features. */
export const shellTexts = {
  skipToContent: 'Zum Inhalt springen',
  notFound: { home: 'Zur Startseite' },
  module: {
    unreachable: {
      title: 'Dieser Bereich ist gerade nicht erreichbar',
      text: 'Prüfe deine Internetverbindung und versuche es erneut. Der Rest des Portals funktioniert weiter.',
    },
    outdated: {
      title: 'Dieser Bereich ist gerade nicht erreichbar',
      text: 'Er wurde gerade aktualisiert und passt noch nicht zu der Seite, die du offen hast. Lade sie mit „Erneut versuchen“ neu.',
    },
    manifest: {
      title: 'Das Portal ist gerade nicht erreichbar',
      text: 'Wir konnten nicht laden, welche Bereiche es gibt. Prüfe deine Internetverbindung und versuche es erneut.',
    },
    crashed: { title: 'Da ist etwas schiefgelaufen' },
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
} as const;
