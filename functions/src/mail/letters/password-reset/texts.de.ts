export const texts = {
  subject: 'Dein neues Passwort für WBD',
  preview: 'Hier setzt du dein Passwort neu.',
  heading: 'Setze dein Passwort neu',
  intro: 'du möchtest dein Passwort neu setzen. Der Link gilt einen Tag und nur einmal.',
  action: 'Neues Passwort setzen',
  unasked:
    'Du hast das nicht angefordert? Dann lösche diese E-Mail einfach: Dein Passwort bleibt, wie es ist.',
} as const;
