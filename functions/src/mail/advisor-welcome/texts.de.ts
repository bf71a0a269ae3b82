export const texts = {
  subject: (firstName: string) => `Willkommen bei WBD, ${firstName}!`,
  preview: 'Dein Konto ist bereit. Das sind deine ersten drei Schritte.',
  heading: 'Willkommen bei WBD!',
  intro: 'schön, dass du da bist. Dein Konto ist bereit, und so fängst du an:',
  steps: {
    verify: 'Bestätige deine E-Mail-Adresse, damit du dich anmelden kannst.',
    signIn: 'Melde dich im Portal an und lerne es in Ruhe kennen.',
    profile: 'Prüfe dein Profil und trage deinen Link für Terminbuchungen ein.',
    page: 'Teile deine eigene Seite mit den Menschen, die du berätst.',
  },
  step: (number: number, text: string) => `${number}. ${text}`,
  verify: 'E-Mail-Adresse bestätigen',
  open: 'Zum Portal',
  ownPage: 'Deine eigene Seite findest du unter',
  closing: 'Auf gute Zusammenarbeit!',
} as const;
