import { counted } from '@wbd/domain/words';

export const sharingTexts = {
  ownLink: {
    copy: 'Link kopieren',
    more: 'Nachricht oder QR-Code',
    page: (name: string) => `Die Seite von ${name}`,
    message: (url: string) =>
      `Hallo, hier findest du Seminare und Videos, die dir gefallen könnten. Schau mal rein:\n${url}`,
  },
  recommend: {
    title: 'Das kannst du empfehlen',
    text: 'Ein bestimmter Tipp wirkt besser als ein allgemeiner Link.',
    seminars: 'Seminare',
    videos: 'Videos',
    failed: 'Deine Empfehlungen konnten nicht geladen werden.',
    none: 'Gerade ist auf deiner Seite nichts veröffentlicht.',
    beingMade:
      'Wir richten deine Seite gerade ein. Gleich siehst du hier, was du empfehlen kannst.',
    share: 'Teilen',
    shareOf: (title: string) => `Teilen: ${title}`,
    opened: (count: number) => `${count.toLocaleString('de')}×\u00a0geöffnet`,
    seminarOf: (time: string | null, advisor: string) =>
      [time ?? 'Noch kein Termin', advisor].filter((part) => part !== '').join(' · '),
    more: (count: number) => counted(count, '1 weitere zeigen', '# weitere zeigen'),
    seminarMessage: (title: string, url: string) =>
      `Hallo, ich habe an dich gedacht: Das Seminar „${title}“ könnte dich interessieren. Hier kannst du dich anmelden:\n${url}`,
    videoMessage: (url: string) =>
      `Hallo, ich habe an dich gedacht: Dieses Video könnte dich interessieren:\n${url}`,
  },
  reach: {
    title: 'Wie weit sie kamen',
    period: 'In den letzten 90 Tagen',
    opened: 'Links geöffnet',
    registered: 'Angemeldet',
    attended: 'Beim Seminar gewesen',
    asked: 'Gespräch gewünscht',
    note: 'Gezählt werden geöffnete Links, nicht Menschen: Wer zweimal öffnet, zählt zweimal. Wer hineinschaut, bleibt unerkannt.',
  },
  referrals: {
    title: 'Wer über dich kam',
    failed: 'Die Liste konnte nicht geladen werden.',
    people: (count: number) => counted(count, '1 Person', '# Personen'),
    nobody:
      'Angemeldet hat sich noch niemand. Sobald es jemand tut, steht hier der Vorname mit Anfangsbuchstabe.',
    came: (date: string) => `Dabei seit ${date}`,
    registered: 'Angemeldet',
    attended: 'War beim Seminar',
    asked: 'Wollte ein Gespräch',
    more: (count: number) => counted(count, '1 weitere Person', '# weitere Personen'),
    stepsTitle: 'So geht es',
    steps: [
      'Kopiere deinen Link oder such dir ein Seminar aus, das zu jemandem passt.',
      'Schick ihn mit ein paar eigenen Worten.',
      'Hier siehst du, wie oft deine Links geöffnet wurden, und wer sich angemeldet hat: mit Vorname und Anfangsbuchstabe.',
    ],
  },
  title: (what: string) => `Teilen: ${what}`,
  link: 'Dein Link',
  copy: 'Link kopieren',
  message: 'Nachricht',
  messageHint: 'Du kannst sie ändern, bevor du sie verschickst.',
  whatsApp: 'Per WhatsApp',
  mail: 'Per E-Mail',
  more: 'Weitere Apps',
  qrCode: (what: string) => `QR-Code: ${what}`,
  qrText: 'Zum Scannen mit der Handykamera, auch ausgedruckt.',
  saveQr: 'QR-Code speichern',
  close: 'Fertig',
} as const;
