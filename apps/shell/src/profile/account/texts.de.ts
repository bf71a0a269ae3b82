export const accountTexts = {
  changes: {
    title: 'Änderungen am Geld',
    text: 'Wer wann eine Bankverbindung, Steuerdaten oder Rechte geändert hat, und was davon noch wartet.',
    link: 'Änderungen ansehen',
  },
  name: {
    title: 'Dein Name',
    text: 'So heißt du auf deiner Seite, in E-Mails an Kunden und auf Rechnungen.',
    words: {
      fields: { firstName: 'Vorname', lastName: 'Nachname' },
      errors: {
        firstName: 'Bitte gib einen Vornamen aus Buchstaben an',
        lastName: 'Bitte gib einen Nachnamen aus Buchstaben an, der nicht nach WBD klingt',
      },
    },
    save: 'Name speichern',
    saved: 'Dein Name ist gespeichert',
    failed: 'Dein Name konnte nicht gespeichert werden',
    tooOften: 'Du hast deinen Namen heute schon oft geändert. Versuche es morgen wieder.',
  },
  email: {
    title: 'E-Mail-Adresse',
    text: (email: string) =>
      `Du meldest dich mit ${email} an, und dorthin gehen alle E-Mails von WBD. Eine neue Adresse gilt erst, wenn du den Link in der E-Mail an sie anklickst.`,
    loadFailed: 'Deine E-Mail-Adresse konnte nicht geladen werden.',
    words: {
      fields: {
        email: 'Neue E-Mail-Adresse',
        password: { label: 'Dein Passwort', hint: 'Damit nur du die Adresse änderst.' },
        code: 'Code',
      },
      errors: {
        email: 'Bitte gib eine gültige E-Mail-Adresse ein',
        password: 'Bitte gib dein Passwort ein',
        code: 'Bitte Code eingeben',
      },
    },
    save: 'Link an die neue Adresse schicken',
    sent: (email: string) => `Schau in das Postfach von ${email}`,
    sentText:
      'Klicke dort innerhalb eines Tages auf den Link. Bis dahin bleibt die bisherige Adresse.',
    failed: 'Der Link konnte nicht verschickt werden',
    tooOften:
      'Das waren gerade viele Versuche. Warte eine Stunde und versuche es dann noch einmal.',
  },
  password: {
    title: 'Passwort',
    text: 'Danach bist du auf allen anderen Geräten abgemeldet.',
    words: {
      fields: {
        current: 'Dein bisheriges Passwort',
        password: { label: 'Neues Passwort', hint: 'Mindestens 6 Zeichen' },
        confirmation: 'Neues Passwort wiederholen',
        code: 'Code',
      },
      errors: {
        current: 'Bitte gib dein bisheriges Passwort ein',
        password: {
          missing: 'Passwort ist erforderlich',
          invalid: 'Passwort muss mindestens 6 Zeichen lang sein',
        },
        confirmation: 'Passwörter stimmen nicht überein',
        code: 'Bitte Code eingeben',
      },
    },
    save: 'Passwort ändern',
    saved: 'Dein neues Passwort gilt ab jetzt',
    signInAgain: 'Melde dich mit dem neuen Passwort wieder an.',
    failed: 'Das Passwort konnte nicht geändert werden',
  },
  portrait: {
    title: 'Porträt',
    text: 'Dein Bild gehört zu deiner Seite. Du wählst es im Konfigurator unter „Über dich“.',
    link: 'Porträt ändern',
  },
  busy: 'Lädt...',
  codeSentTo: (phone: string) => `Wir haben ihn per SMS an ${phone} geschickt.`,
  codeFromApp: 'Deine Authenticator-App zeigt ihn dir.',
} as const;
