export const quickVideoTexts = {
  by: (advisor: string) => `von ${advisor}`,
  appointment: 'Termin buchen',
  about: (firstName: string) => `Mehr über ${firstName}`,
  share: 'Teilen',
  shareText: (title: string) => `Schau dir das kurze Video „${title}“ an.`,
  videoLabel: (title: string) => `Video: ${title}`,
  back: (firstName: string) => `Zurück zu ${firstName}`,
  backHome: 'Zurück zur Startseite',
  missing: 'Wir konnten das Video nicht finden.',
  failed: 'Wir konnten die Videos nicht laden. Versuche es etwas später erneut.',
} as const;
