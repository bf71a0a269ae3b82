import { planRow, type PaidPlan } from '@wbd/domain/plans';
import type { AnswerTerminationOutput, TerminationKind } from '@wbd/domain/terminations';

const kinds: Record<TerminationKind, { label: string; description: string }> = {
  ordinary: { label: 'Ordentlich', description: 'Zum Ende der Laufzeit, ohne Grund.' },
  extraordinary: {
    label: 'Außerordentlich',
    description: 'Aus einem wichtigen Grund, ohne das Ende der Laufzeit abzuwarten.',
  },
};

export const terminationTexts = {
  title: 'Verträge hier kündigen',
  intro:
    'Hier kündigst du dein Paket bei WBD, ohne dich anzumelden. Im nächsten Schritt siehst du alles noch einmal.',
  signedIn: 'Du kommst in dein Konto? Dort siehst du gleich, wann dein Paket endet:',
  toProfile: 'Im Profil kündigen',
  kinds,
  fields: {
    kind: 'Wie möchtest du kündigen?',
    reason: { label: 'Grund', hint: 'Höchstens 500 Zeichen.' },
    name: { label: 'Name', hint: 'Von dir oder deiner Firma, wie im Vertrag.' },
    email: {
      label: 'E-Mail-Adresse deines Kontos',
      hint: 'Daran erkennen wir deinen Vertrag.',
    },
    code: { label: 'Berater-Code (freiwillig)', hint: 'Das Ende deiner Adresse: wbd.example/code' },
    when: 'Wann soll der Vertrag enden?',
    endsOn: 'Datum',
    confirmTo: {
      label: 'E-Mail-Adresse für die Bestätigung',
      hint: 'Dorthin schicken wir sofort die Bestätigung des Eingangs.',
    },
  },
  when: {
    earliest: 'Zum nächstmöglichen Zeitpunkt',
    day: 'Zu einem bestimmten Datum',
  },
  errors: {
    reason: 'Bitte nenne den Grund',
    name: 'Bitte gib deinen Namen an',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein',
    code: 'Bitte prüfe den Code',
    endsOn: 'Bitte wähle ein Datum in den nächsten drei Jahren',
    confirmTo: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
  next: 'Weiter',
  check: {
    title: 'Stimmt alles?',
    text: 'Mit dem Klick auf „jetzt kündigen“ geht diese Kündigung bei uns ein.',
    submit: 'jetzt kündigen',
    back: 'Angaben ändern',
    failed: 'Deine Kündigung ist noch nicht eingegangen',
    tooOften:
      'Von hier kamen gerade viele Kündigungen. Versuch es in einer Stunde noch einmal, oder schreib uns an die Adresse im Impressum: Auch das ist eine Kündigung.',
  },
  facts: {
    label: 'Deine Kündigung',
    kind: 'Art',
    reason: 'Grund',
    name: 'Name',
    email: 'Konto',
    code: 'Berater-Code',
    endsOn: 'Gekündigt zum',
    earliest: 'nächstmöglichen Zeitpunkt',
    confirmTo: 'Bestätigung an',
    receivedAt: 'Eingegangen am',
    time: (time: string) => `${time} Uhr`,
  },
  received: {
    title: 'Deine Kündigung ist eingegangen',
    text: (email: string) =>
      `Die Bestätigung ist unterwegs an ${email}. Speichere sie am besten auch hier.`,
    next: (email: string) =>
      `Gibt es ein Konto mit der Adresse ${email}, schicken wir dorthin einen Link. Bestätige damit, dass die Kündigung von dir kommt. Sie wirkt dann ab dem Eingang.`,
    save: 'Bestätigung speichern',
    filename: 'kuendigung-wbd.txt',
    fileTitle: 'Bestätigung des Eingangs einer Kündigung bei WBD',
    home: 'Zur Startseite',
  },
  busy: 'Lädt...',
} as const;

export const confirmTexts = {
  documentTitle: 'Kündigung bestätigen',
  asking: {
    title: 'Kommt diese Kündigung von dir?',
    text: (time: string) => `Sie ist am ${time} Uhr bei uns eingegangen und wirkt ab dann.`,
    ends: (plan: PaidPlan, end: string) =>
      `Dein Paket WBD ${planRow(plan).name} endet damit am ${end}.`,
    extraordinary:
      'Ob dein Grund den Vertrag schon früher beendet, prüfen wir nach deiner Bestätigung.',
    basic:
      'Zu deinem Konto gibt es kein kostenpflichtiges Paket. Dein kostenloses Konto schließt du in deinem Profil.',
    confirm: 'Kündigung bestätigen',
    refuse: 'Das war ich nicht',
  },
  decided: {
    confirmed: {
      title: 'Deine Kündigung ist bestätigt',
      ends: (end: string) =>
        `Dein Paket endet am ${end}. Danach nutzt du WBD Basic kostenlos weiter. Wir schreiben dir das auch per E-Mail.`,
      basic:
        'Zu deinem Konto gibt es kein kostenpflichtiges Paket, es wird nichts abgebucht. Dein kostenloses Konto schließt du in deinem Profil.',
    },
    refused: {
      title: 'Gut, dass du es uns sagst',
      text: 'Dein Vertrag läuft unverändert weiter. Die Kündigung hat keine Wirkung.',
    },
    dismissed: {
      title: 'Diese Kündigung ist erledigt',
      text: 'Unser Team hat sie geprüft und zurückgestellt. Möchtest du kündigen, gib bitte eine neue Kündigung ab.',
    },
  },
  dead: {
    title: 'Dieser Link gilt nicht',
    text: 'Öffne ihn am besten noch einmal direkt aus der E-Mail.',
  },
  failed: 'Das hat leider nicht geklappt',
  toProfile: 'Zum Profil',
  again: 'Neue Kündigung',
  home: 'Zur Startseite',
  busy: 'Lädt...',
} as const;

/** What a decided declaration is shown as. */
export const SHOWN_AS = {
  open: 'asking',
  confirmed: 'confirmed',
  review: 'confirmed',
  done: 'confirmed',
  refused: 'refused',
  dismissed: 'dismissed',
} as const satisfies Record<AnswerTerminationOutput['state'], string>;
