export const heroTexts = {
  title: 'Hero',
  text: 'Das Erste, was Besucher auf deiner Seite sehen.',
  fields: {
    heroText: 'Titel',
    heroSubtext: {
      label: 'Untertitel',
      hint: 'Was zwischen zwei Unterstrichen steht, wird _kursiv_.',
    },
    loop: {
      label: 'Loop-Video',
      hint: 'Läuft ohne Ton im Hintergrund, höchstens 30 Sekunden lang.',
    },
    intro: { label: 'Vorstellungsvideo', hint: 'Empfohlen sind 30 bis 90 Sekunden.' },
    introCaptions: 'Untertitel zum Vorstellungsvideo (.vtt oder .srt)',
    introThumb: {
      label: 'Vorschaubild des Vorstellungsvideos',
      hint: 'Wähle mit dem Regler den Moment, der zu sehen ist, bevor das Video läuft.',
    },
    introThumbTime: 'Moment im Video',
    logo: { label: 'Logo', hint: 'Steht auf einem weißen Feld über deinem Titel.' },
  },
  errors: {
    heroText: 'Bitte gib einen Titel ein',
    loop: 'Bitte lade ein Loop-Video hoch',
    introThumb: 'Das Vorschaubild fehlt noch. Bewege den Regler ein Stück.',
  },
  submit: 'Hero speichern',
  busy: 'Speichert...',
} as const;
