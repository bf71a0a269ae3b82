export const texts = {
  greeting: (firstName: string | null) => (firstName === null ? 'Hallo,' : `Hallo ${firstName},`),
  reasonOfClosing: 'Du bekommst diese E-Mail, weil du dein Konto bei WBD geschlossen hast.',
  reason: 'Du bekommst diese E-Mail, weil du ein Konto bei WBD hast.',
  reasonUnconfirmed:
    'Du bekommst diese E-Mail, weil jemand mit dieser Adresse ein Konto bei WBD angelegt hat.',
} as const;
