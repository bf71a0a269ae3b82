export const overviewTexts = {
  title: 'Wissensbibliothek',
  empty: {
    title: 'Hier entsteht etwas Neues',
    text: 'Bald findest du hier mehr.',
  },
} as const;
