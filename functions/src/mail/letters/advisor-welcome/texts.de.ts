export const texts = {
  subject: (firstName: string | null) =>
    firstName === null ? 'Willkommen bei WBD!' : `Willkommen bei WBD, ${firstName}!`,
  preview: 'Dein Konto ist bereit. Das sind deine ersten drei Schritte.',
  heading: 'Willkommen bei WBD!',
  intro: 'schön, dass du da bist. Dein Konto ist bereit, und so fängst du an:',
  steps: {
    verify: 'Bestätige deine E-Mail-Adresse, damit du dich auch später anmelden kannst.',
    signIn: 'Melde dich im Portal an und lerne es in Ruhe kennen.',
    library: 'Schau dich in der Wissensbibliothek um.',
    page: 'Teile deinen persönlichen Link mit den Menschen, die du kennst.',
  },
  step: (number: number, text: string) => `${number}. ${text}`,
  verify: 'E-Mail-Adresse bestätigen',
  open: 'Zum Portal',
  ownPage: 'Dein persönlicher Link:',
  unasked:
    'Du hast kein Konto bei WBD angelegt? Dann brauchst du nichts zu tun und kannst diese E-Mail löschen.',
  closing: 'Auf gute Zusammenarbeit!',
} as const;
