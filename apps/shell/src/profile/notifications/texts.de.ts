export const notificationTexts = {
  title: 'E-Mails an dich',
  text: 'Die Glocke zeigt dir immer alles. Hier wählst du, was du zusätzlich per E-Mail bekommst. „Täglich“ ist eine einzige E-Mail am Morgen mit allem seit der letzten.',
  choices: { off: 'Aus', now: 'Sofort', daily: 'Täglich' },
  always:
    'E-Mails zu deinem Konto, deinem Paket und deinem Passwort bekommst du immer: Sie sind Teil des Vertrags oder schützen dein Konto.',
  failed: 'Deine Einstellungen konnten nicht geladen werden.',
  saved: (label: string, choice: string) => `${label}: ${choice}`,
  saveFailed: 'Das konnte nicht gespeichert werden.',
} as const;
