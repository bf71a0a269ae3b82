/** What the entry of a seat says in every calendar. */
export const calendarTexts = {
  manage: (address: string) => `Absagen oder umbuchen: ${address}`,
} as const;
