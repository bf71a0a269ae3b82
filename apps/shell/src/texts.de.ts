/** What the shell says outside its features. */
export const shellTexts = {
  brandHome: 'WBD – zum Anfang',
  notFound: { home: 'Zur Startseite' },
  module: {
    unreachable: {
      title: 'Dieser Bereich ist gerade nicht erreichbar',
      text: 'Prüfe deine Internetverbindung und versuche es erneut. Der Rest des Portals funktioniert weiter.',
      retry: 'Erneut versuchen',
    },
    outdated: {
      title: 'Dieser Bereich braucht eine neuere Version des Portals',
      text: 'Lade die Seite neu, dann hast du sie. Der Rest des Portals funktioniert weiter.',
      retry: 'Neu laden',
    },
    broken: {
      title: 'Dieser Bereich hat gerade einen Fehler',
      text: 'Das liegt nicht an dir: Er lässt sich nicht öffnen, bis wir den Fehler behoben haben. Der Rest des Portals funktioniert weiter.',
      retry: 'Neu laden',
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
