export const billingTexts = {
  planName: (plan: string) => `WBD ${plan}`,
  portalFailed: 'Das Kundenportal konnte nicht geöffnet werden.',
} as const;
