import {
  mailboxCountSchema,
  refusedAddressSchema,
  type MailboxCount,
} from '@wbd/domain/bookkeeping';
import { AppError } from '@wbd/domain/errors';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocuments, toData, toDates } from '../../core/firestore.ts';
import { committed, put } from '../../core/guarded-batch.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { objectionRefs } from '../objections/objections.repository.ts';
import { budgetOf, countedUntil, withOneMore, type Budget } from '../recipients/budgets.ts';
import { countRef, refusalRef, type Recipient } from '../recipients/recipients.repository.ts';
import { startSending } from './mail-states.ts';

/**
 * See `MailsRepository.begin`. Row and count are written together, without locks, which mails to one recipient would
 * wait for: a process that dies has either counted the mail and may have sent it, or neither.
 */
export async function beginSending(
  held: Mail,
  recipient: Recipient,
  now: Date,
): Promise<Mail | null> {
  const budget = budgetOf(held.kind, recipient.isProven);
  let mayBeWritten = false;
  const { mail } = await untilWritten(async () => {
    const { row, count, standing, counted } = await read(held, recipient, budget, now);
    const [current] = row.exists ? parseDocuments(mailSchema, [row]) : [];
    // the answer to this process's own write was lost
    if (mayBeWritten && current?.state === 'sending' && current.attempts === held.attempts) {
      return { mail: current };
    }
    const next = startSending(current ?? null, held, standing, now);
    if (!next) return { mail: null };
    const batch = db.batch();
    put(batch, row, toData(next), true);
    if (next.state === 'sending' && current?.countedAt === null && counted) {
      const counts: MailboxCount = { sent: counted, expiresAt: countedUntil(now) };
      put(batch, count, counts, true);
    }
    if (await committed(batch)) return { mail: next };
    mayBeWritten = true;
    return null;
  });
  return mail;
}

async function read(
  { id }: Mail,
  { address, isProven }: Recipient,
  budget: Budget,
  now: Date,
): Promise<{
  row: DocumentSnapshot;
  count: DocumentSnapshot;
  standing: Parameters<typeof startSending>[2];
  counted: number[] | null;
}> {
  // the owner of a proven address requested mails about their account
  const objections = isProven ? [] : objectionRefs(address);
  const [row, count, refusal, ...objected] = await db.getAll(
    db.doc(`mails/${id}`),
    countRef(address, budget),
    refusalRef(address),
    ...objections,
  );
  if (!row || !count || !refusal) throw new AppError('internal');
  const stored = mailboxCountSchema.safeParse(toDates(count.data() ?? {}));
  const counted = withOneMore(budget, stored.success ? stored.data.sent : [], now);
  const refused = refusedAddressSchema.safeParse(toDates(refusal.data() ?? {}));
  const standing = {
    hasObjected: objected.some(({ exists }) => exists),
    wasRefused: refused.success && refused.data.expiresAt > now && !isProven,
    hasRoom: counted !== null,
  };
  return { row, count, standing, counted };
}
