export const kioskTexts = {
  failed:
    'Wir konnten das Formular nicht vorbereiten. Prüfe die Internetverbindung und versuche es erneut.',
  idle: {
    title: 'Noch da?',
    text: (seconds: number) =>
      seconds === 1
        ? 'In 1 Sekunde leeren wir das Formular, damit niemand deine Angaben sieht.'
        : `In ${seconds} Sekunden leeren wir das Formular, damit niemand deine Angaben sieht.`,
    stay: 'Ich bin noch da',
    leave: 'Jetzt leeren',
  },
} as const;
