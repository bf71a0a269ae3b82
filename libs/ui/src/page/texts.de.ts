export const pageTexts = {
  help: 'Hilfe',
  clearSearch: 'Suche leeren',
} as const;
