export const texts = {
  greeting: (firstName: string | null) => (firstName === null ? 'Hallo,' : `Hallo ${firstName},`),
  reason: 'Du bekommst diese E-Mail, weil du ein Konto bei WBD hast.',
} as const;
