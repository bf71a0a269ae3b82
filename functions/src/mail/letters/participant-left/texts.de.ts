export const texts = {
  cancelled: {
    subject: (name: string, title: string, when: string) => `Absage: ${name}, ${title} am ${when}`,
    preview: (name: string) => `${name} hat abgesagt, der Platz ist wieder frei.`,
    heading: 'Eine Absage',
    intro: (name: string, title: string) =>
      `${name} hat die Anmeldung für das Seminar „${title}“ abgesagt. Der Platz ist wieder frei.`,
  },
  moved: {
    subject: (name: string, title: string, when: string) =>
      `Umgebucht: ${name}, ${title} am ${when}`,
    preview: (name: string) => `${name} kommt zu einem anderen Termin.`,
    heading: 'Ein anderer Termin',
    intro: (name: string, title: string) =>
      `${name} hat den Termin für das Seminar „${title}“ gewechselt. Der bisherige Platz ist wieder frei.`,
  },
  participant: 'Teilnehmer',
  newDate: 'Neuer Termin',
  at: (when: string) => `${when} Uhr`,
  reason:
    'Du bekommst diese E-Mail, weil die Person deine Kundin oder dein Kunde ist oder zu deinem Seminar kommen wollte.',
} as const;
