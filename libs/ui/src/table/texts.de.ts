export const tableTexts = {
  select: (name: string) => `${name} auswählen`,
  selectAll: 'Alle auswählen',
} as const;
