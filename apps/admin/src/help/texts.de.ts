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
  block: {
    title: 'Einen Zugang sperren',
    text: 'Auf der Seite des Beraters sperrst du den Zugang und nennst den Grund. Er wird überall abgemeldet, seine Seite ist nicht mehr zu sehen, und eine E-Mail nennt ihm den Grund. Termine, Anmeldungen und das Abo bleiben. „Zugang wieder öffnen“ bringt alles zurück.',
  },
  support: {
    title: 'Sehen, was der Berater sieht',
    text: 'Ruft jemand an, öffnest du auf der Seite des Beraters die Ansicht und nennst den Grund. Du siehst Termine, Kunden, Seite und Benachrichtigungen, ändern kannst du nichts. Der Berater bekommt eine E-Mail. Nach 30 Minuten schließt sich die Ansicht, oder du beendest sie.',
  },
  planChange: {
    title: 'Ein Paket ändern',
    text: 'Läuft ein Abo, änderst du es auf der Seite des Beraters, sofort oder zum Ende der Laufzeit. Vorher steht da, was gleich fällig wird oder gutgeschrieben ist. Wer noch kein Abo hat, bucht selbst.',
  },
  organisation: {
    title: 'Organisationen',
    text: 'Unter „Organisationen“ stehen Mitglieder und Verwaltung; einen falsch geschriebenen Namen änderst du dort für alle. Auf der Seite des Beraters überträgst du die Verwaltung der Wissensbibliothek. Der Berater findet dort dann „Ordner verwalten“, nur für die eigene Organisation.',
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
    title: 'Meldungen und Protokoll',
    text: 'Was jemand gemeldet hat, steht unter „Meldungen“, Dringendes oben. Du lässt den Inhalt sichtbar oder blendest ihn aus; deine Begründung bekommen alle Beteiligten. Über einen Widerspruch entscheidet ein anderer Admin. Jede Entscheidung, jeder Blick auf eine Meldung, jede Markierung und jedes erneute Senden steht im Protokoll, mit Zeit und Admin. Auch hier findest du einen Berater über den Anfang seiner Adresse. Einträge kann niemand ändern oder löschen.',
  },
  operations: {
    title: 'Betrieb',
    text: 'Hängen E-Mails, bleiben Aufgaben aus oder melden Browser Fehler, steht es hier, zusammen mit Ladezeiten und den Versionen, die gerade live sind.',
  },
} as const;
