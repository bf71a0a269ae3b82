export const texts = {
  title: 'Termin',
  person: 'Mit',
  date: 'Datum',
  time: 'Uhrzeit',
  range: (from: string, to: string) => `${from} bis ${to} Uhr`,
  place: 'Ort',
  byPhone: (name: string) => `Telefon: ${name} ruft dich an`,
  online: 'Online',
  join: 'Zum Online-Termin',
  manage: 'Keine Zeit mehr? ',
  manageLink: 'Termin verlegen oder absagen',
  question: 'Hast du Fragen? ',
  reason: (name: string) =>
    `Du bekommst diese E-Mail, weil du mit ${name} einen Termin vereinbart hast.`,
  because: 'Grund',
} as const;

export const confirmationTexts = {
  booked: {
    subject: (title: string, when: string) => `Dein Termin: ${title} am ${when}`,
    preview: (name: string) => `Dein Termin mit ${name} steht.`,
    heading: 'Dein Termin steht',
    intro: (name: string) =>
      `dein Termin mit ${name} ist gebucht. Mit der Datei im Anhang trägst du ihn in deinen Kalender ein.`,
  },
  moved: {
    subject: (title: string, when: string) => `Verlegt: ${title} jetzt am ${when}`,
    preview: (name: string) => `Dein Termin mit ${name} ist verlegt.`,
    heading: 'Dein Termin ist verlegt',
    intro: (name: string) =>
      `dein Termin mit ${name} ist verlegt. Mit der Datei im Anhang ändert er sich auch in deinem Kalender.`,
  },
  before: 'Bisher',
} as const;

export const cancellationTexts = {
  customer: {
    subject: (title: string, when: string) => `Abgesagt: ${title} am ${when}`,
    preview: 'Du hast deinen Termin abgesagt.',
    heading: 'Du hast abgesagt',
    intro: (name: string) => `du hast deinen Termin mit ${name} abgesagt.`,
  },
  advisor: {
    subject: (title: string, when: string) => `Fällt aus: ${title} am ${when}`,
    preview: 'Dein Termin findet nicht statt.',
    heading: 'Dein Termin fällt aus',
    intro: (name: string) => `leider muss ${name} deinen Termin absagen.`,
  },
  calendar: 'Mit der Datei im Anhang verschwindet der Termin auch aus deinem Kalender.',
  again: 'Neuen Termin wählen',
} as const;

export const reminderTexts = {
  subject: (title: string, when: string) => `Erinnerung: ${title} am ${when}`,
  preview: (name: string) => `Bald ist dein Termin mit ${name}.`,
  heading: 'Dein Termin',
  intro: (name: string) => `wir erinnern dich an deinen Termin mit ${name}.`,
} as const;

export const newsTexts = {
  booked: {
    subject: (name: string, when: string) => `Neuer Termin: ${name} am ${when}`,
    preview: (name: string) => `${name} möchte mit dir sprechen.`,
    heading: 'Ein neuer Termin',
    intro: (name: string, title: string) => `${name} hat einen Termin gebucht: ${title}.`,
  },
  moved: {
    subject: (name: string, when: string) => `Termin verlegt: ${name} jetzt am ${when}`,
    preview: (name: string) => `${name} kommt zu einer anderen Zeit.`,
    heading: 'Ein Termin ist verlegt',
    intro: (name: string, title: string) => `${name} hat den Termin verlegt: ${title}.`,
  },
  cancelled: {
    subject: (name: string, when: string) => `Termin abgesagt: ${name} am ${when}`,
    preview: (name: string) => `${name} kommt nicht zum Termin.`,
    heading: 'Ein Termin ist abgesagt',
    intro: (name: string, title: string) =>
      `${name} hat den Termin abgesagt: ${title}. Die Zeit ist wieder frei.`,
  },
  name: 'Name',
  phone: 'Telefon (per Code bestätigt)',
  when: 'Wann',
  at: (when: string) => `${when} Uhr`,
  before: 'Bisher',
  action: 'Im Portal ansehen',
  reason: 'Du bekommst diese E-Mail, weil Menschen bei dir Termine buchen können.',
} as const;
