import { AppError } from '@wbd/domain/errors';
import { toldOf, type MoneyChange } from '@wbd/domain/money-changes';
import { keptMs } from '@wbd/domain/retention';
import { db, toData, type NewDocument } from '../../core/firestore.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { moneyChangeMail, moneyMailKind } from '../../mail/occasions/money-change-mail.ts';

export interface MoneyPorts {
  /** Uids of an organisation's administrators. */
  administrators(org: string): Promise<string[]>;
  /** changes about money by one advisor */
  moneyChanges: Pick<RateLimit, 'take'>;
}

/** A change about money; omitted fields are null. */
export type MoneyDeed = Pick<MoneyChange, 'kind' | 'by'> &
  Partial<Pick<MoneyChange, 'person' | 'org' | 'team' | 'before' | 'after' | 'waitsUntil'>>;

/** @throws AppError `rate/limited` before a person makes so many changes that the mails about them would be held back */
export async function expectFewChanges(
  limit: Pick<RateLimit, 'take'>,
  uid: string,
  now: Date,
): Promise<void> {
  if (!(await limit.take(uid, now))) throw new AppError('rate/limited');
}

/**
 * The entry of a change about money, and a mail to everyone concerned. The caller writes them together with the change, so
 * that no change is made without them.
 * @param administrators uids of those who administer the same organisation or team
 */
export function moneyChange(
  deed: MoneyDeed,
  administrators: readonly string[],
  now: Date,
): NewDocument[] {
  const { id, path } = db.collection('moneyChanges').doc();
  const about = { person: null, org: null, team: null, ...deed };
  const readers = toldOf(about, administrators);
  const entry: MoneyChange = {
    before: null,
    after: null,
    waitsUntil: null,
    ...about,
    id,
    readers,
    stoppedAt: null,
    stoppedBy: null,
    at: now,
    expiresAt: new Date(now.getTime() + keptMs('moneyChanges')),
  };
  const mails = readers.map((uid) => moneyChangeMail(moneyMailKind(entry, uid), entry, uid, now));
  return [
    { path, data: toData(entry) },
    ...mails.map((mail) => ({ path: `mails/${mail.id}`, data: toData(mail) })),
  ];
}
