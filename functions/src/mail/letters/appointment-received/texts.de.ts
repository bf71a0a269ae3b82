export const texts = {
  subject: (advisor: string) => `Deine Anfrage bei ${advisor} ist angekommen`,
  preview: (advisor: string) => `${advisor} weiß Bescheid und ruft dich an.`,
  heading: 'Deine Anfrage ist angekommen',
  intro: (advisor: string, phone: string) =>
    `${advisor} weiß, dass du ein Gespräch möchtest, und ruft dich unter ${phone} an.`,
  topic: 'Thema',
  preferred: 'Am besten',
  withdraw: 'Hat sich das erledigt, ziehst du die Anfrage unter „Meine Termine“ zurück.',
  action: 'Meine Termine',
  question: 'Hast du Fragen? ',
  reason: 'Du bekommst diese E-Mail, weil du auf WBD um ein Gespräch gebeten hast.',
} as const;
