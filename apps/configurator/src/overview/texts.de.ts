export const overviewTexts = {
  title: 'Konfigurator',
  empty: {
    title: 'Hier entsteht etwas Neues',
    text: 'Bald findest du hier mehr.',
  },
} as const;
