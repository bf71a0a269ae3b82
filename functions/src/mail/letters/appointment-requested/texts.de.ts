export const texts = {
  withCalendar: {
    subject: (name: string) => `Terminwunsch: ${name} schaut in deinen Kalender`,
    preview: (name: string) =>
      `${name} möchte mit dir sprechen und sucht sich gerade eine Zeit aus.`,
    heading: 'Ein Terminwunsch',
    intro: (name: string) =>
      `${name} möchte mit dir sprechen und wurde gerade zu deinem Kalender weitergeleitet. Kommt keine Buchung an, ruf einfach an.`,
  },
  withoutCalendar: {
    subject: (name: string) => `Terminwunsch: ${name} wartet auf deinen Anruf`,
    preview: (name: string) => `${name} möchte mit dir sprechen. Melde dich bitte.`,
    heading: 'Ein Terminwunsch',
    intro: (name: string) =>
      `${name} möchte mit dir sprechen. Du hast keinen Kalender hinterlegt, deshalb wartet die Person auf deinen Anruf.`,
  },
  name: 'Name',
  phone: 'Telefon (per Code bestätigt)',
  topic: 'Thema',
  preferred: 'Am besten',
  action: 'Im Portal ansehen',
  reason:
    'Du bekommst diese E-Mail, weil jemand auf deiner Seite oder über eines deiner Videos mit dir sprechen möchte.',
} as const;
