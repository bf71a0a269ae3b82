import { counted } from '@wbd/domain/words';

export const kioskTexts = {
  failed:
    'Wir konnten das Formular nicht vorbereiten. Prüfe die Internetverbindung und versuche es erneut.',
  idle: {
    title: 'Noch da?',
    text: (seconds: number) =>
      `In ${counted(seconds, '1 Sekunde', '# Sekunden')} leeren wir das Formular, damit niemand deine Angaben sieht.`,
    stay: 'Ich bin noch da',
    leave: 'Jetzt leeren',
  },
} as const;
