export const configuratorTexts = {
  title: 'WBD-Konfigurator',
  intro: 'Gestalte deine persönliche Seite.',
  preview: 'Vorschau',
  pageHidden: 'Deine Seite ist ausgeblendet. Niemand außer dir sieht sie.',
  newTab: '(öffnet sich in einem neuen Tab)',
} as const;
