export const timesTexts = {
  clock: (time: string) => `${time} Uhr`,
  /** the repeated hour at the end of summer time */
  summer: (clock: string) => `${clock} (Sommerzeit)`,
  winter: (clock: string) => `${clock} (Winterzeit)`,
  at: (day: string, clock: string) => `${day}, ${clock}`,
  range: (from: string, to: string) => `${from} bis ${to}`,
  zone: 'Alle Uhrzeiten gelten für Deutschland.',
  loading: 'Wir suchen freie Zeiten …',
  failed: 'Die freien Zeiten konnten nicht geladen werden',
  soonest: (day: string) => `Die nächste freie Zeit ist am ${day}.`,
  later: 'Weitere Tage',
  noLater: 'Danach ist zurzeit nichts mehr frei.',
  none: {
    title: 'Zurzeit ist keine Zeit frei',
    text: 'Schau später noch einmal vorbei: Sobald wieder etwas frei ist, siehst du es hier.',
  },
  taken: {
    title: 'Diese Zeit ist gerade vergeben worden',
    nearest: 'Diese Zeiten liegen am nächsten:',
    none: 'Gerade ist nichts anderes frei.',
    loading: 'Wir suchen die nächsten freien Zeiten …',
    all: 'Alle freien Zeiten',
  },
} as const;
