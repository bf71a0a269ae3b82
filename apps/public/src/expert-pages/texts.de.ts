export const expertTexts = {
  appointment: (firstName: string) => `Kostenlos mit ${firstName} sprechen`,
  about: (firstName: string) => `Mehr über ${firstName}`,
  fullVideo: 'Ganzes Video ansehen',
  share: 'Seminar teilen',
  shareText: (name: string) => `Schau dir das Video von ${name} an.`,
  byline: '1:1 Coaching',
  videoLabel: (name: string) => `Video von ${name}`,
  trailerLabel: (name: string) => `Trailer von ${name}`,
  back: (firstName: string) => `Zurück zu ${firstName}`,
  backHome: 'Zurück zur Startseite',
  missing: 'Wir konnten das Video nicht finden.',
  failed: 'Wir konnten die Videos nicht laden. Versuche es etwas später erneut.',
} as const;
