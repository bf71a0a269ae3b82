import { presentContract } from '@wbd/domain/contracts';
import { contractMail } from '../../mail/occasions/contract-mail.ts';
import type { AgreementsRepository } from './agreements.repository.ts';

/** Accounts in one write: a mail and a mark each, and a write holds 500. */
const AT_ONCE = 200;
/** Accounts in one run: the mail server must not get 100,000 mails at once. */
const IN_A_RUN = 2_000;

export interface AnnounceContractsPorts {
  agreements: Pick<AgreementsRepository, 'announcements' | 'announceToNext'>;
  now(): Date;
}

/**
 * Tells advisors what the operator announces, each of them once, a part in each run.
 * @returns how many accounts it went through
 */
export async function announceContracts(ports: AnnounceContractsPorts): Promise<number> {
  let done = 0;
  for (const announcement of await ports.agreements.announcements()) {
    // the documents of another version cannot be accepted yet, or any more
    if (announcement.kind === 'contract' && announcement.id !== presentContract()) continue;
    const mailFor = (uid: string) => contractMail(announcement, uid, ports.now());
    while (done < IN_A_RUN) {
      const told = await ports.agreements.announceToNext(announcement, AT_ONCE, mailFor);
      if (told === null) break;
      done += told;
    }
  }
  return done;
}
