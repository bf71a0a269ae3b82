export const configuratorTexts = {
  title: 'WBD-Konfigurator',
  intro: 'Gestalte deine persönliche Seite.',
  preview: 'Vorschau',
  newTab: '(öffnet sich in einem neuen Tab)',
} as const;
