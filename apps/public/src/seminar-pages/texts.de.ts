export const seminarTexts = {
  by: (advisor: string) => `bei ${advisor}`,
  facts: {
    online: 'Online',
    onSite: 'Vor Ort',
    minutes: (count: number) => `${count} Minuten`,
    free: 'Kostenlos',
  },
  register: 'Zum Seminar anmelden',
  advisorPage: (firstName: string) => `Mehr über ${firstName}`,
  home: 'Zur Startseite',
  fullVideo: 'Ganzes Video ansehen',
  share: 'Seminar teilen',
  shareText: (title: string) => `Schau dir das Seminar „${title}“ an.`,
  videoLabel: (title: string) => `Video zum Seminar ${title}`,
  trailerLabel: (title: string) => `Trailer zum Seminar ${title}`,
  back: (firstName: string) => `Zurück zu ${firstName}`,
  backHome: 'Zurück zur Startseite',
  missing: 'Seminar nicht gefunden.',
  failed:
    'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.',
} as const;
