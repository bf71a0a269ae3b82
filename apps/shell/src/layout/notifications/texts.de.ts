export const notificationTexts = {
  title: 'Benachrichtigungen',
  bell: (unread: number) =>
    unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`,
  /** what the bell shows at most */
  many: '99+',
  allRead: 'Alle gelesen',
  older: 'Ältere anzeigen',
  unread: 'Ungelesen',
  loading: 'Lädt...',
  retry: 'Noch einmal laden',
  failed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
  markFailed: 'Das konnte nicht als gelesen gespeichert werden.',
  none: 'Noch nichts passiert. Hier liest du, wer sich anmeldet, absagt oder mit dir sprechen möchte.',
  kept: (days: number) => `Zeilen verschwinden nach ${days} Tagen.`,
} as const;
