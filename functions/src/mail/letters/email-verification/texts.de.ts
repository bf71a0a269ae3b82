export const texts = {
  subject: 'Bestätige deine E-Mail-Adresse',
  preview: 'Ein Klick, und du kannst dich bei WBD anmelden.',
  heading: 'Bestätige deine E-Mail-Adresse',
  intro: 'bitte bestätige, dass diese E-Mail-Adresse dir gehört. Danach kannst du dich anmelden.',
  action: 'E-Mail-Adresse bestätigen',
  unasked:
    'Du hast kein Konto bei WBD angelegt? Dann brauchst du nichts zu tun und kannst diese E-Mail löschen.',
} as const;
