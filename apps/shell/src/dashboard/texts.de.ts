export const dashboardTexts = {
  greeting: (firstName: string) => `Hallo ${firstName}`,
  intro: 'Was möchtest du heute tun?',
  tiles: 'Bereiche',
  preview: {
    label: 'Vorschau',
    description: 'So sehen Besucher deine persönliche Seite',
  },
  noBookingLink: {
    title: 'Deine Kunden können keine Termine bei dir buchen.',
    text: 'In deinem Profil fehlt der Buchungslink.',
    toProfile: 'Zum Profil',
  },
} as const;
