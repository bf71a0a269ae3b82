import type { Advisor } from '@wbd/domain/advisors';
import type { MoneyChangeMail } from '@wbd/domain/mails';
import { moneyChangeSchema, type MoneyChange } from '@wbd/domain/money-changes';
import { db, parseDocument } from '../../../core/firestore.ts';
import { readAdvisor } from '../../../core/people.repository.ts';

/** A change about money, with the people in it; null for those who are gone. */
export interface MoneyChangeDetails {
  change: MoneyChange;
  author: Advisor | null;
  person: Advisor | null;
  /** who stopped it in the portal */
  stopper: Advisor | null;
}

/** @returns null once the change has been deleted */
export async function readMoneyChange({
  change: id,
}: Pick<MoneyChangeMail, 'change'>): Promise<MoneyChangeDetails | null> {
  const change = parseDocument(moneyChangeSchema, await db.doc(`moneyChanges/${id}`).get());
  if (!change) return null;
  const [author, person, stopper] = await Promise.all([
    readAdvisor(change.by),
    change.person === null ? null : readAdvisor(change.person),
    change.stoppedBy === null ? null : readAdvisor(change.stoppedBy),
  ]);
  return { change, author, person, stopper };
}
