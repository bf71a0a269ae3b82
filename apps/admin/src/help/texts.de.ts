export const helpTexts = {
  area: 'Admin-Dashboard',
  intro: 'Alle Berater, ihre Pakete und was sie nicht erreicht hat.',
  find: {
    title: 'Berater finden',
    text: 'Die Karten zählen alle Berater nach Paket, ohne Testzugänge. Such nach einem Teil des Namens, der E-Mail-Adresse oder des Codes, oder filtere nach dem Paket; ein Klick auf die Adresse öffnet den Berater.',
    alt: 'Suche und Filter über der Liste der Berater',
  },
  account: {
    title: 'Einen Berater ansehen',
    text: 'Dort stehen Stammdaten, Abo, letzte Anmeldung, Paketverlauf und letzte E-Mails. Markierst du einen Account als Testzugang, zählt er nirgends mehr mit. Wer ohne Anmeldung gekündigt hat, steht unter „Kündigungen“; prüfen musst du nur, was der Berater nicht selbst bestätigt oder was einen wichtigen Grund nennt.',
  },
  growth: {
    title: 'Entwicklung',
    text: 'Neue Berater und Umsatz der letzten zwölf Monate, nach Paket. Jedes Diagramm steht darunter auch als Tabelle.',
    alt: 'Die Diagramme mit neuen Beratern und Umsatz nach Monat',
  },
  prices: {
    title: 'Preise',
    text: 'Unter „Preise“ siehst du, welcher Preis bei Stripe welches Paket freischaltet. Steht dort ein unbekannter Preis, findest du die Berater, die ihn haben, und was zu tun ist.',
  },
  mails: {
    title: 'Nicht verschickte E-Mails',
    text: 'Was nach allen Versuchen nicht hinausging, steht unter „E-Mails“ mit der Antwort des Mailservers. Such nach der Adresse des Beraters. Ist die Ursache behoben, sende es erneut.',
  },
  actions: {
    title: 'Protokoll',
    text: 'Jede Markierung und jedes erneute Senden steht im Protokoll, mit Zeit und Admin. Auch hier findest du einen Berater über den Anfang seiner Adresse. Einträge kann niemand ändern oder löschen.',
  },
  operations: {
    title: 'Betrieb',
    text: 'Hängen E-Mails, bleiben Aufgaben aus oder melden Browser Fehler, steht es hier, zusammen mit Ladezeiten und den Versionen, die gerade live sind.',
  },
} as const;
