import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@wbd/domain/errors';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, put } from '../../core/guarded-batch.ts';
import { objectionRefs } from '../objections/objections.repository.ts';
import { budgetOf, countedUntil, withOneMore, type Budget } from '../recipients/budgets.ts';
import { countRef, refusalRef, type Recipient } from '../recipients/recipients.repository.ts';
import { startSending } from './mail-states.ts';

/** How often a write is tried that mails to the same recipient get in the way of, and the longest pause in between. */
const MOST_ATTEMPTS = 50;
const LONGEST_PAUSE_MS = 100;

const countSchema = z.object({ sent: z.array(z.number()) });
const refusalSchema = z.object({ expiresAt: z.instanceof(Timestamp) });

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
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { row, count, standing, counted } = await read(held, recipient, budget, now);
    const [current] = row.exists ? parseDocuments(mailSchema, [row]) : [];
    // the answer to this process's own write was lost
    if (mayBeWritten && current?.state === 'sending' && current.attempts === held.attempts) {
      return current;
    }
    const next = startSending(current ?? null, held, standing, now);
    if (!next) return null;
    const batch = db.batch();
    put(batch, row, toData(next), true);
    if (next.state === 'sending' && current?.countedAt === null && counted) {
      put(batch, count, { sent: counted, expiresAt: countedUntil(now) }, true);
    }
    if (await committed(batch)) return next;
    mayBeWritten = true;
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new AppError('unavailable');
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
  // whoever has proven that the address is theirs asked for what concerns their account
  const objections = isProven ? [] : objectionRefs(address);
  const [row, count, refusal, ...objected] = await db.getAll(
    db.doc(`mails/${id}`),
    countRef(address, budget),
    refusalRef(address),
    ...objections,
  );
  if (!row || !count || !refusal) throw new AppError('internal');
  const stored = countSchema.safeParse(count.data());
  const counted = withOneMore(budget, stored.success ? stored.data.sent : [], now);
  const refused = refusalSchema.safeParse(refusal.data());
  const standing = {
    hasObjected: objected.some(({ exists }) => exists),
    wasRefused: refused.success && refused.data.expiresAt.toDate() > now && !isProven,
    hasRoom: counted !== null,
  };
  return { row, count, standing, counted };
}
