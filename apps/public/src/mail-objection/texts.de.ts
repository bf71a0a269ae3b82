export const objectionTexts = {
  documentTitle: 'E-Mails abbestellen',
  asking: {
    title: 'Keine Einladungen und Erinnerungen mehr?',
    text: 'Wir schreiben deiner E-Mail-Adresse dann nicht mehr, wenn dich jemand zu einem Seminar einlädt oder ein Termin bevorsteht. Das gilt für alle Beraterinnen und Berater auf WBD. Bestätigungen und Änderungen zu Terminen, für die du dich selbst anmeldest, bekommst du weiterhin.',
  },
  kept: {
    title: 'Abbestellt',
    text: 'Du bekommst von WBD keine Einladungen und Erinnerungen mehr.',
  },
  allowed: {
    title: 'Du bekommst wieder E-Mails',
    text: 'Einladungen und Erinnerungen erreichen dich wieder.',
  },
  dead: {
    title: 'Dieser Link gilt nicht',
    text: 'Öffne ihn am besten noch einmal direkt aus der E-Mail.',
  },
  submit: 'Abbestellen',
  undo: 'Doch wieder bekommen',
  failed: 'Das hat leider nicht geklappt',
  busy: 'Lädt...',
  home: 'Zur Startseite',
} as const;
