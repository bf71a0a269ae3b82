export const redirectTexts = {
  documentTitle: 'Weiterleitung',
  forwarding: 'Augenblick, wir leiten dich weiter...',
  none: 'Wir konnten den Redirect-Link nicht finden.',
  home: 'Zur Startseite',
  leaving: {
    title: 'Du verlässt WBD',
    text: (host: string) =>
      `Dieser Link führt zu ${host}. Für das, was dort steht, sind andere verantwortlich.`,
    go: (host: string) => `Weiter zu ${host}`,
  },
} as const;
