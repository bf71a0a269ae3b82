export const sharedTexts = {
  areas: {
    label: 'Admin-Bereiche',
    advisors: 'Berater',
    mails: 'E-Mails',
    actions: 'Protokoll',
  },
  pages: {
    label: 'Seiten',
    page: (number: number) => `Seite ${number}`,
    back: 'Zurück',
    next: 'Weiter',
  },
  loading: 'Lade Daten...',
  loadFailedText: 'Prüfe deine Internetverbindung und versuche es erneut.',
} as const;
