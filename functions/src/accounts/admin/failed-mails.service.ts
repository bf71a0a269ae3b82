import type {
  FailedMail,
  FailedMailsEnd,
  FailedMailsInput,
  FailedMailsOutput,
} from '@wbd/domain/mails';
import { AppError } from '@wbd/domain/errors';
import { addressSearch } from '@wbd/domain/fields';
import type { Mail } from '@wbd/domain/mails';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

const PAGE = 25;
const LONGEST_ERROR = 200;
/** Firestore compares a field with at most so many values at once. */
const MOST_ADVISORS = 30;

export interface FailedMailsPorts {
  /** Mails of these advisors, or of all, that were given up, the latest first. */
  failedMails(
    advisors: readonly string[] | null,
    after: FailedMailsEnd | null,
    most: number,
  ): Promise<Mail[]>;
  /** Uids of accounts whose address begins so, at most so many. */
  uidsByEmail(begin: string, most: number): Promise<string[]>;
  /** E-mail addresses by uid, without those who have no account. */
  emailsOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/** A page of the mails that were given up, of all advisors or of the ones found, the latest first. */
export async function failedMails(
  ports: FailedMailsPorts,
  { after, advisorEmail }: FailedMailsInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<FailedMailsOutput> {
  if (!(await ports.looks.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const begin = addressSearch(advisorEmail);
  const advisors = begin === '' ? null : await ports.uidsByEmail(begin, MOST_ADVISORS + 1);
  const isTooBroad = advisors !== null && advisors.length > MOST_ADVISORS;
  if (isTooBroad || advisors?.length === 0) return { mails: [], end: null, isTooBroad };
  // one more than is shown tells whether another page follows
  const found = await ports.failedMails(advisors, after, PAGE + 1);
  const shown = found.slice(0, PAGE);
  const emails = await ports.emailsOf(shown.map(({ advisor }) => advisor));
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    mails: shown.map((mail) => told(mail, emails.get(mail.advisor) ?? null)),
    end: last ? { leaseUntil: last.leaseUntil.getTime(), id: last.id } : null,
    isTooBroad,
  };
}

/** Admins learn what they need to decide whether sending again makes sense. */
function told(
  { id, kind, advisor, error, heldBack, attempts, leaseUntil }: Mail,
  advisorEmail: string | null,
): FailedMail {
  return {
    id,
    kind,
    advisor,
    advisorEmail,
    heldBack,
    attempts,
    error: error === null ? null : withoutAddresses(error),
    triedAt: leaseUntil.getTime(),
  };
}

/** Mail servers name the recipient, a customer, in their answer. */
export function withoutAddresses(error: string): string {
  const words = error.slice(0, LONGEST_ERROR).split(' ');
  return words.map((word) => (word.includes('@') ? '…' : word)).join(' ');
}
