export const teamTexts = {
  title: 'Team',
  intro:
    'Arbeite mit anderen zusammen. Kunden, Inhalte und Daten bleiben bei der Person, der sie gehören.',
  loadFailed: 'Dein Team konnte nicht geladen werden.',
  unconfirmed:
    'Für Teams und Einladungen brauchst du eine bestätigte E-Mail-Adresse. Den Link dazu schicken wir dir gern noch einmal.',
} as const;
