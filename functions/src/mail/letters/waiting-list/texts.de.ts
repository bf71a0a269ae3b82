export const texts = {
  joined: {
    subject: (title: string, when: string) => `Warteliste: ${title} am ${when}`,
    preview: (title: string) => `Du stehst auf der Warteliste für das Seminar „${title}“.`,
    heading: 'Du stehst auf der Warteliste',
    intro: (title: string) =>
      `der Termin des Seminars „${title}“ ist gerade ausgebucht. Wir haben dich auf die Warteliste gesetzt.`,
    next: 'Wird ein Platz frei und du bist an der Reihe, bieten wir ihn dir per E-Mail an und halten ihn eine Weile für dich fest. Du hast erst dann einen Platz, wenn du ihn annimmst. Wird keiner frei, hörst du nichts weiter von uns.',
    leave: 'Möchtest du nicht mehr warten? ',
    leaveLink: 'Warteliste verlassen',
    question: 'Hast du Fragen? ',
  },
  offer: {
    subject: (title: string, when: string) => `Ein Platz ist frei: ${title} am ${when}`,
    preview: (until: string) => `Wir halten ihn bis ${until} Uhr für dich fest.`,
    heading: 'Ein Platz ist frei geworden',
    intro: (title: string) =>
      `im Seminar „${title}“ ist ein Platz frei geworden, und du bist an der Reihe.`,
    until: 'Für dich reserviert bis',
    at: (until: string) => `${until} Uhr`,
    action: 'Platz annehmen oder ablehnen',
    next: 'Danach bieten wir den Platz der nächsten Person auf der Warteliste an.',
    question: 'Hast du Fragen? ',
  },
  changed: {
    subject: (title: string, when: string) => `Geändert: ${title} am ${when}`,
    preview: (title: string) => `Beim Seminar „${title}“ hat sich etwas geändert.`,
    heading: 'Der Termin auf deiner Warteliste hat sich geändert',
    intro: (title: string) =>
      `beim Seminar „${title}“, für das du auf der Warteliste stehst, hat sich etwas geändert. Du behältst deinen Platz auf der Liste, und ab jetzt gilt:`,
    action: 'Platz auf der Warteliste ansehen',
    question: 'Hast du Fragen? ',
  },
  closed: {
    subject: {
      'session-cancelled': (title: string, when: string) => `Fällt aus: ${title} am ${when}`,
      'advisor-left': (title: string, when: string) =>
        `Nicht mehr auf der Warteliste: ${title} am ${when}`,
    },
    preview: (title: string) => `Du wartest nicht mehr auf einen Platz im Seminar „${title}“.`,
    heading: {
      'session-cancelled': 'Dein Termin fällt aus',
      'advisor-left': 'Du stehst nicht mehr auf der Warteliste',
    },
    intro: {
      'session-cancelled': (title: string) =>
        `leider findet das Seminar „${title}“ an diesem Termin nicht statt. Damit endet auch die Warteliste, auf der du standest. Du musst nichts weiter tun.`,
      'advisor-left': (title: string) =>
        `dein Berater hat sein Konto bei WBD geschlossen. Deshalb löschen wir deine Daten, und du stehst nicht mehr auf der Warteliste für das Seminar „${title}“. Der Termin selbst findet statt: Möchtest du trotzdem kommen, setz dich über die Seite eines anderen Beraters wieder auf die Warteliste.`,
    },
    replacement: (when: string, location: string) =>
      `Als Ersatz bieten wir den Termin am ${when} Uhr an (${location}). Melde dich dafür neu an:`,
    takeReplacement: (when: string) => `Für ${when} Uhr anmelden`,
    otherDates: 'Andere Termine ansehen',
    question: 'Möchtest du einen anderen Termin, oder hast du Fragen? ',
  },
  reason:
    'Du bekommst diese E-Mail, weil du dich auf die Warteliste für dieses Seminar gesetzt hast.',
} as const;
