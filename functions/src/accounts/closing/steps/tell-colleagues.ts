import { colleagueLeftMail, type ClosingEffect } from '../../../mail/occasions/colleague-mail.ts';
import type { RegistrationsRepository } from '../../../mail/occasions/registrations.repository.ts';

export interface TellColleaguesPorts {
  mails: Pick<RegistrationsRepository, 'addMissing'>;
}

/**
 * Enqueues a mail for each colleague, before what it tells of happens: so a process that dies in between leaves no one
 * untold, and the one that repeats the step tells no one twice.
 */
export async function tellColleagues(
  { mails }: TellColleaguesPorts,
  uids: ReadonlySet<string>,
  what: ClosingEffect,
): Promise<void> {
  await mails.addMissing([...uids].map((uid) => colleagueLeftMail(uid, what)));
}
