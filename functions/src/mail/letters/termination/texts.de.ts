export const texts = {
  facts: {
    kind: 'Art der Kündigung',
    kinds: { ordinary: 'ordentlich', extraordinary: 'außerordentlich aus wichtigem Grund' },
    email: 'Vertrag: Konto mit der E-Mail-Adresse',
    endsOn: 'Gekündigt zum',
    earliest: 'nächstmöglichen Zeitpunkt',
    receivedAt: 'Eingegangen am',
    endsAt: 'Dein Paket endet am',
  },
  receipt: {
    subject: 'Deine Kündigung ist eingegangen',
    preview: (time: string) => `Eingegangen am ${time} Uhr.`,
    heading: 'Deine Kündigung ist eingegangen',
    greeting: 'Hallo,',
    intro: (time: string) => `wir haben am ${time} Uhr diese Kündigung erhalten:`,
    typed:
      'Was du selbst geschrieben hast, wiederholen wir hier nicht, weil jeder jede Adresse angeben kann. Es steht in der Bestätigung, die du auf der Seite speichern kannst, und ist bei uns Wort für Wort gespeichert.',
    next: 'Gibt es zu der genannten E-Mail-Adresse ein Konto, haben wir dorthin gerade einen Link geschickt. Ein Klick darauf bestätigt, dass die Kündigung von dir kommt. Sie wirkt dann ab dem Eingang. Hast du auf diese Adresse keinen Zugriff mehr, prüfen wir deine Kündigung selbst.',
    reason:
      'Du bekommst diese E-Mail, weil jemand deine Adresse für die Bestätigung einer Kündigung bei WBD angegeben hat.',
  },
  check: {
    subject: 'Hast du deinen Vertrag bei WBD gekündigt?',
    preview: 'Bitte bestätige die Kündigung mit einem Klick, oder sag uns, dass du es nicht warst.',
    heading: 'Kommt diese Kündigung von dir?',
    intro: (time: string) =>
      `am ${time} Uhr ist bei uns eine Kündigung für dein Konto eingegangen. Weil sie ohne Anmeldung abgegeben wurde, fragen wir nach:`,
    action: 'Kündigung ansehen',
    outro:
      'Dort siehst du, wer sie in welchem Wortlaut abgegeben hat. Bestätigst du, wirkt die Kündigung ab dem Eingang. Kommt sie nicht von dir, wähle dort „Das war ich nicht“. Solange du nichts tust, läuft dein Paket weiter.',
  },
  done: {
    subject: 'Deine Kündigung ist bestätigt',
    heading: 'Deine Kündigung ist bestätigt',
    preview: (end: string | null) =>
      end === null ? 'Du hast kein kostenpflichtiges Paket.' : `Dein Paket endet am ${end}.`,
    intro: (time: string) => `deine Kündigung, eingegangen am ${time} Uhr, ist bestätigt.`,
    ends: (end: string) =>
      `Dein Paket endet am ${end}. Danach nutzt du WBD Basic kostenlos weiter. Was du angelegt hast, bleibt dir erhalten.`,
    review:
      'Ob dein Grund den Vertrag schon früher beendet, prüfen wir und schreiben dir. Bis dahin gilt das genannte Ende.',
    basic:
      'Zu deinem Konto gibt es kein kostenpflichtiges Paket, es wird nichts abgebucht. Dein kostenloses Konto kannst du jederzeit in deinem Profil schließen.',
    action: 'Zum Profil',
  },
} as const;
