const stranger =
  'Warst du das nicht? Dann kennt jemand dein Passwort. Wähle gleich unter „Passwort vergessen“ ein neues und schreib uns; unsere Adresse steht im Impressum.';

export const texts = {
  added: {
    subject: 'Deine Anmeldung hat jetzt einen zweiten Faktor',
    preview: 'Ab jetzt gehört zu deinem Passwort ein Code.',
    heading: 'Zweiter Faktor hinzugefügt',
    intro: (at: string) =>
      `seit ${at} Uhr ist deine Anmeldung mit einem zweiten Faktor gesichert. Nach dem Passwort gibst du ab jetzt einen Code ein.`,
    others: [stranger],
  },
  removed: {
    subject: 'Dein zweiter Faktor ist entfernt',
    preview: 'Deine Anmeldung braucht jetzt nur noch dein Passwort.',
    heading: 'Zweiter Faktor entfernt',
    intro: (at: string) =>
      `am ${at} Uhr wurde der zweite Faktor deiner Anmeldung entfernt. Zum Anmelden reicht ab jetzt wieder das Passwort. Alle Geräte sind abgemeldet.`,
    others: [stranger],
  },
  reset: {
    subject: 'Wir haben deinen zweiten Faktor entfernt',
    preview: 'Melde dich mit deinem Passwort an und richte einen neuen ein.',
    heading: 'Zweiter Faktor entfernt',
    intro: (at: string) =>
      `wir haben am ${at} Uhr den zweiten Faktor deiner Anmeldung entfernt, weil uns jemand in deinem Namen darum gebeten hat. Alle Geräte sind abgemeldet. Melde dich mit deinem Passwort an und richte im Profil einen neuen ein.`,
    others: [
      'Hast du uns nicht darum gebeten? Dann schreib uns sofort, unsere Adresse steht im Impressum, und wähle unter „Passwort vergessen“ ein neues Passwort.',
    ],
  },
} as const;
