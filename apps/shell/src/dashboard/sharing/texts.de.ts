export const sharingTexts = {
  ownLink: {
    copy: 'Link kopieren',
    more: 'Nachricht oder QR-Code',
    page: (name: string) => `Die Seite von ${name}`,
    message: (url: string) =>
      `Hallo, hier findest du Seminare und Videos, die dir gefallen könnten. Schau mal rein:\n${url}`,
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
