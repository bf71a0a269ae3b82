export const notFoundTexts = {
  code: '404',
  title: 'Diese Seite gibt es nicht',
  text: 'Vielleicht ist der Link veraltet, oder beim Abtippen hat sich ein Fehler eingeschlichen.',
  home: 'Zur Startseite',
} as const;
