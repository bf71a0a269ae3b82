import type { Mail } from './mail.ts';
import type { MailState } from './outbox.ts';
import type { ResendOutcome } from './resend-mail.ts';

/** What mails are called where advisors and admins read of them. */
export const mailTexts = {
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
    returned:
      'Nicht zugestellt: Die E-Mail kam zurück. Prüfe die Adresse und sende die E-Mail dann erneut.',
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
