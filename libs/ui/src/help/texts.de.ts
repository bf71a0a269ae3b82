export const helpTexts = {
  title: (area: string) => `Hilfe: ${area}`,
} as const;
