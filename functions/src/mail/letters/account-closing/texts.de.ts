export const texts = {
  'account-closing': {
    subject: 'Dein WBD-Konto wird geschlossen',
    preview: 'Deine Seite verschwindet, alles andere folgt in den nächsten Minuten.',
    heading: 'Dein Konto wird geschlossen',
    paragraphs: [
      'du möchtest dein Konto schließen und hast das in deinem Profil mit deinem Passwort bestätigt. Deine Seite verschwindet innerhalb weniger Minuten, und anmelden kannst du dich nicht mehr.',
      'Jetzt sagen wir deine kommenden Termine ab und löschen deine Daten. Das dauert meist nur einige Minuten, höchstens etwas mehr als einen Tag. Wenn alles erledigt ist, schreiben wir dir noch einmal.',
      'Warst du das nicht? Dann wende dich bitte gleich an uns, unsere Adresse steht im Impressum.',
    ],
  },
  'account-closed': {
    subject: 'Dein WBD-Konto ist geschlossen',
    preview: 'Deine Daten sind gelöscht. Das ist unsere letzte E-Mail an dich.',
    heading: 'Dein Konto ist geschlossen',
    paragraphs: [
      'dein Konto ist geschlossen, und deine Daten sind gelöscht: Profil, Seite, Seminare, Videos, Kunden und Login. Ein Paket endet damit; nur eine Mindestlaufzeit, die noch läuft, bucht Stripe bis zu ihrem Ende ab.',
      'Rechnungen bewahrt unser Zahlungsdienstleister Stripe so lange auf, wie das Gesetz es verlangt. Deine Codes bleiben ein Jahr lang gesperrt, damit deine alten Links zu niemand anderem führen. Aus Sicherungskopien verschwinden die Daten nach spätestens zwölf Wochen.',
      'Das ist unsere letzte E-Mail an dich. Alles Gute!',
    ],
  },
} as const;

/** Where the export is, for a confirmed address. */
export const exportTexts = {
  export: (until: string) =>
    `Eine Kopie von allem, was du bei uns gespeichert hattest, kannst du noch bis zum ${until} herunterladen: Profil, Kunden, Seminare und deine Dateien. Gib diesen Link nicht weiter, er öffnet deine Daten ohne Passwort.`,
  fetch: 'Meine Daten herunterladen',
} as const;
