export const smoleuroTexts = {
  offer: {
    title: 'Zahlung testen',
    text: 'Mit diesem Angebot zahlst du einmalig 0,50 € inklusive MwSt. und siehst, ob alles funktioniert. An deinem Paket ändert sich nichts.',
    pay: '0,50 € bezahlen',
    busy: 'Einen Moment...',
  },
  advisorsOnly: 'Melde dich als Berater an, um die Zahlung zu testen.',
  signIn: 'Zur Anmeldung',
  success: {
    title: 'Danke, deine Zahlung hat geklappt',
    text: 'Du hast 0,50 € bezahlt. An deinem Paket ändert sich nichts.',
    home: 'Zur Startseite',
  },
} as const;
