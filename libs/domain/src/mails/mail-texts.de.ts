import type { ResendOutcome } from './resend-mail.ts';
import type { Mail, MailKind, MailState } from './mail.ts';

/** What mails are called where advisors and admins read of them. */
export const mailTexts = {
  kinds: {
    'registration-confirmation': 'Bestätigung der Anmeldung',
    'session-reminder': 'Erinnerung an den Termin',
    'session-changed': 'Änderung des Termins',
    'session-message': 'Nachricht an die Teilnehmer',
    'registration-cancelled': 'Absage',
    'waiting-joined': 'Bestätigung der Warteliste',
    'waiting-offer': 'Freier Platz von der Warteliste',
    'waiting-changed': 'Änderung eines Termins auf der Warteliste',
    'waiting-closed': 'Ende der Warteliste',
    'participant-left': 'Nachricht über eine Absage oder Umbuchung',
    'appointment-requested': 'Nachricht über einen Terminwunsch',
    'guests-registered': 'Nachricht über Gäste eines Kollegen',
    'colleague-left': 'Nachricht über einen Kollegen, der absagt oder geht',
    'customer-erased': 'Nachricht über gelöschte Daten',
    'advisor-welcome': 'Willkommen bei WBD',
    'email-verification': 'Bestätigung der E-Mail-Adresse',
    'password-reset': 'Neues Passwort',
    'payment-failed': 'Fehlgeschlagene Zahlung',
    'payment-reminder': 'Erinnerung an eine offene Zahlung',
    'plan-changed': 'Änderung des Pakets',
    'plan-change-planned': 'Geplanter Wechsel des Pakets',
    'plan-change-revoked': 'Zurückgenommener Wechsel des Pakets',
    'plan-ended': 'Ende des Pakets',
    'plan-paid-back': 'Rückzahlung eines doppelten Abos',
    'account-closing': 'Konto wird geschlossen',
    'account-closed': 'Konto ist geschlossen',
    'termination-received': 'Eingang einer Kündigung',
    'termination-check': 'Frage nach einer Kündigung',
    'termination-done': 'Bestätigung einer Kündigung',
    'contract-changed': 'Änderung der Vertragsbedingungen',
  } satisfies Record<MailKind, string>,
  states: {
    queued: 'Wird verschickt',
    claimed: 'Wird verschickt',
    sending: 'Wird verschickt',
    sent: 'Verschickt',
    failed: 'Fehlgeschlagen',
    unclear: 'Ungewiss',
    dropped: 'Nicht mehr nötig',
    objected: 'E-Mails abbestellt',
  } satisfies Record<MailState, string>,
  heldBack: {
    limit: 'Zurückgehalten: Diese Adresse hat gerade schon viele E-Mails bekommen.',
    refused: 'Zurückgehalten: Die Adresse wurde vor Kurzem als unbekannt abgelehnt.',
  } satisfies Record<NonNullable<Mail['heldBack']>, string>,
  resend: {
    action: 'Erneut senden',
    failed: 'Die E-Mail konnte nicht noch einmal verschickt werden.',
    tooOften: 'Für heute waren das genug Versuche. Morgen kannst du es noch einmal versuchen.',
    outcomes: {
      sent: 'Die E-Mail ist verschickt.',
      waiting: 'Das hat noch nicht geklappt. Wir versuchen es von selbst weiter.',
      failed: 'Die E-Mail wurde wieder abgelehnt. Prüfe die Adresse.',
      unclear: 'Wir wissen nicht sicher, ob die E-Mail angekommen ist.',
      dropped:
        'Der Anlass ist vorbei oder es fehlt eine Adresse, deshalb wird die E-Mail nicht mehr verschickt.',
      held: 'Diese Adresse hat gerade schon viele E-Mails bekommen. Versuch es morgen noch einmal.',
      objected: 'Diese Person möchte keine E-Mails von WBD. Melde dich auf einem anderen Weg.',
    } satisfies Record<ResendOutcome, string>,
  },
  objectedAddress: {
    title: 'Diese Adresse bekommt keine E-Mails von uns',
    reason: (email: string) =>
      `Für ${email} hat jemand unsere E-Mails abbestellt. Deshalb können wir dir keinen Link schicken, mit dem du die Adresse bestätigst. Gehört sie dir, änderst du das so:`,
    steps: [
      'Öffne eine frühere E-Mail von WBD und klicke ganz unten auf „Das war ich nicht, oder ich möchte keine E-Mails mehr“.',
      'Wähle auf der Seite „Wieder E-Mails bekommen“.',
      'Lass dir in deinem Portal den Link zum Bestätigen schicken.',
    ],
    otherwise:
      'Du findest keine E-Mail von uns? Schreib uns von dieser Adresse, dann schalten wir sie wieder frei.',
    contact: 'Zur Kontaktadresse',
  },
} as const;
