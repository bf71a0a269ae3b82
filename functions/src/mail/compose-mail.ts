import type { Mail, MailKind, MailOf } from '@wbd/domain/mails';
import type { OutgoingMail } from '../gateways/smtp.ts';
import { LETTERS } from './letters.ts';
import type { Cause } from './notifications/cause.ts';
import type { Told } from './notifications/told.ts';
import { isWithheld } from './recipients/restricted.repository.ts';

/**
 * Composes a queued mail from current data. It may be late, because the mail server was unavailable.
 * @returns null when it is unnecessary by now, or without an address
 */
export async function composeMail(mail: Mail, now: Date): Promise<OutgoingMail | null> {
  return (await isWithheld(mail)) ? null : composeOf(mail.kind, mail, now);
}

/** What advisors are notified of, by the letter of a mail. */
export function toldOf(mail: Mail, cause: Cause): Told[] {
  return toldOfKind(mail.kind, mail, cause);
}

function composeOf<Kind extends MailKind>(kind: Kind, mail: MailOf<Kind>, now: Date) {
  return LETTERS[kind].compose(mail, now);
}

function toldOfKind<Kind extends MailKind>(kind: Kind, mail: MailOf<Kind>, cause: Cause) {
  return LETTERS[kind].told(mail, cause);
}
