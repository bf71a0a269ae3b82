export const overviewTexts = {
  title: 'Admin',
  empty: {
    title: 'Hier entsteht etwas Neues',
    text: 'Bald findest du hier mehr.',
  },
} as const;
