export const calendarTexts = {
  manage: (address: string) => `Absagen oder umbuchen: ${address}`,
} as const;
