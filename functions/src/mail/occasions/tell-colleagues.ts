import { colleagueLeftMail, type EffectInSession } from './colleague-mail.ts';
import type { RegistrationsRepository } from './registrations.repository.ts';

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
  what: EffectInSession,
): Promise<void> {
  await mails.addMissing([...uids].map((uid) => colleagueLeftMail(uid, what)));
}
