export const secondFactorTexts = {
  title: 'Zweiter Faktor',
  text: 'Ein Passwort allein lässt sich erraten oder stehlen. Mit einem zweiten Faktor gibst du bei jeder Anmeldung auch einen Code ein, den nur dein Handy bekommt.',
  loadFailed: 'Dein zweiter Faktor konnte nicht geladen werden.',
  none: 'Du hast noch keinen zweiten Faktor.',
  setUp: 'Zweiten Faktor einrichten',
  kind: 'Art',
  sms: (end: string) => `Code per SMS an ${end}`,
  app: 'Code aus deiner Authenticator-App',
  since: 'Eingerichtet am',
  newPhone:
    'Bekommst du ein neues Handy? Entferne den zweiten Faktor, solange du das alte noch hast, und richte ihn mit dem neuen ein.',
  lostPhone:
    'Ist dein Handy weg, tippst du bei der Anmeldung unter dem Code auf „Handy verloren?“.',
  remove: {
    action: 'Zweiten Faktor entfernen',
    title: 'Zweiten Faktor entfernen?',
    text: 'Danach reicht dein Passwort für die Anmeldung. Auf allen anderen Geräten bist du abgemeldet.',
    required:
      'Für den Admin-Bereich und für Entscheidungen als Administrator deiner Organisation brauchst du einen zweiten Faktor.',
    words: {
      fields: { password: 'Dein Passwort', code: 'Code' },
      errors: { password: 'Bitte gib dein Passwort ein', code: 'Bitte Code eingeben' },
    },
    busy: 'Lädt...',
    done: 'Dein zweiter Faktor ist entfernt',
    signInAgain: 'Melde dich mit deinem Passwort wieder an.',
    failed: 'Der zweite Faktor konnte nicht entfernt werden',
  },
} as const;
