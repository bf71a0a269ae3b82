export const objectionTexts = {
  documentTitle: 'E-Mails abbestellen',
  asking: {
    title: 'Keine E-Mails mehr von WBD?',
    text: 'Hat sich jemand mit deiner Adresse angemeldet oder dich eingeladen? Mit einem Klick schreiben wir dieser Adresse nicht mehr: keine Bestätigungen, Einladungen, Erinnerungen und Änderungen von Terminen, egal von wem. Nur wenn du mit dieser Adresse selbst ein bestätigtes Konto bei WBD hast, bekommst du E-Mails zu deinem Konto weiterhin.',
  },
  stopped: {
    title: 'Abbestellt',
    text: 'Diese Adresse bekommt keine E-Mails mehr von WBD.',
    registration:
      'Die Anmeldung, um die es in der E-Mail ging, enthält deine Adresse noch. Du kannst sie dort entfernen. Der Platz bleibt bestehen, denn vielleicht hat sich jemand nur bei der Adresse vertippt.',
  },
  removed: {
    title: 'Deine Adresse ist entfernt',
    text: 'Deine Adresse steht nicht mehr in der Anmeldung, und sie bekommt keine E-Mails mehr von WBD.',
  },
  allowed: {
    title: 'Du bekommst wieder E-Mails',
    text: 'Bestätigungen, Einladungen und Erinnerungen erreichen dich wieder.',
  },
  /** the same for news to an advisor */
  news: {
    asking: {
      title: 'Diese E-Mails abstellen?',
      text: (about: string) =>
        `Du bekommst dann keine E-Mails mehr über ${about}. Im Portal steht unter der Glocke weiterhin alles.`,
    },
    stopped: {
      title: 'Abgestellt',
      text: (about: string) => `Du bekommst keine E-Mails mehr über ${about}.`,
    },
    allowed: {
      title: 'Du bekommst sie wieder',
      text: (about: string) => `E-Mails über ${about} erreichen dich wieder.`,
    },
    submit: 'Abstellen',
    again: 'Hast du sie schon abgestellt und möchtest sie wieder bekommen?',
    settings: 'Alle Einstellungen',
  },
  dead: {
    title: 'Dieser Link gilt nicht',
    text: 'Öffne ihn am besten noch einmal direkt aus der E-Mail.',
  },
  submit: 'Keine E-Mails mehr',
  remove: 'Adresse aus der Anmeldung entfernen',
  again: 'Hast du sie schon abbestellt und möchtest sie wieder bekommen?',
  allow: 'Wieder E-Mails bekommen',
  undo: 'Doch wieder bekommen',
  failed: 'Das hat leider nicht geklappt',
  tooOften: 'Das waren gerade zu viele Versuche. Bitte versuch es in einer Stunde noch einmal.',
  busy: 'Lädt...',
  home: 'Zur Startseite',
} as const;
