export const overviewTexts = {
  title: 'Seminare',
  empty: {
    title: 'Hier entsteht etwas Neues',
    text: 'Bald findest du hier mehr.',
  },
} as const;
