export const overviewTexts = {
  title: 'Experten-Videos',
  empty: {
    title: 'Hier entsteht etwas Neues',
    text: 'Bald findest du hier mehr.',
  },
} as const;
