export const testimonialTexts = {
  title: (customer: string) => `Empfehlung von ${customer}`,
  byline: (advisor: string) => `empfiehlt ${advisor}`,
  appointment: (firstName: string) => `Unkompliziert mit ${firstName} sprechen`,
  about: (firstName: string) => `Mehr über ${firstName}`,
  share: 'Teilen',
  videoLabel: (customer: string) => `Video von ${customer}`,
  back: (firstName: string) => `Zurück zu ${firstName}`,
  backHome: 'Zurück zur Startseite',
  missing: 'Wir konnten das Video nicht finden.',
  failed: 'Fehler beim Laden des Testimonials',
} as const;
