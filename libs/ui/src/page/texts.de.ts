export const pageTexts = {
  help: 'Hilfe',
} as const;
