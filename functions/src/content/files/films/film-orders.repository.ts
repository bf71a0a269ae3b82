import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db, grpcStatus, parseDocument, statusOf } from '../../../core/firestore.ts';
import type { NamedFile } from '../file-notes.repository.ts';

const orderSchema = z.object({
  id: z.string(),
  collection: z.string(),
  row: z.string(),
  path: z.string(),
  orderedAt: z.date(),
  tries: z._default(z.int(), 0),
  job: z._default(z.nullable(z.string()), null),
  isCounted: z._default(z.boolean(), false),
  sizes: z._default(z.array(z.int()), []),
  isStream: z._default(z.boolean(), false),
  isPlayable: z._default(z.boolean(), true),
});

/** A film that a row names and whose versions are to be made. */
export interface FilmOrder extends NamedFile {
  id: string;
  orderedAt: Date;
  /** jobs that failed */
  tries: number;
  /** name of the transcoder's job; null before it is started */
  job: string | null;
  /** whether the job counts towards the limits of its owner; stays when it is uncertain whether the job runs */
  isCounted: boolean;
  /** short sides of the versions that the job makes */
  sizes: readonly number[];
  /** whether it makes an adaptive stream of them */
  isStream: boolean;
  /** whether browsers play the original */
  isPlayable: boolean;
}

/** So long no one else starts a job of the same order. */
const LEASE_MS = 2 * 60 * 1000;
/** Number of orders that one run of the sweep handles. */
const ORDERS_AT_ONCE = 200;

const refOf = (id: string) => db.doc(`filmOrders/${id}`);

/** filmOrders/{event that named the film}-{field}: gone once the film is done with. */
export const filmOrders = {
  /** Places an order, once: a second delivery of the same event changes nothing. */
  async place(id: string, { collection, row, path }: NamedFile, now: Date): Promise<void> {
    const order = {
      collection,
      row,
      path,
      orderedAt: Timestamp.fromDate(now),
      tries: 0,
      job: null,
    };
    try {
      await refOf(id).create({ ...order, sizes: [] });
    } catch (error) {
      if (statusOf(error) !== grpcStatus.alreadyExists) throw error;
    }
  },
  /** @returns null when it was carried out before */
  async read(id: string): Promise<FilmOrder | null> {
    return parseDocument(orderSchema, await refOf(id).get());
  },
  /** Ids of open orders, the oldest first. */
  async open(): Promise<string[]> {
    const rows = await db
      .collection('filmOrders')
      .orderBy('orderedAt')
      .limit(ORDERS_AT_ONCE)
      .select()
      .get();
    return rows.docs.map(({ id }) => id);
  },
  /**
   * Takes the right to start the order's job for some minutes.
   * @returns false while someone else has it, and once a job is known
   */
  async lease(id: string, now: Date): Promise<boolean> {
    return db.runTransaction(async (transaction) => {
      const row = await transaction.get(refOf(id));
      const until: unknown = row.get('leasedUntil');
      const isLeased = until instanceof Timestamp && until.toMillis() > now.getTime();
      if (!row.exists || isLeased || row.get('job') !== null) return false;
      const leasedUntil = Timestamp.fromMillis(now.getTime() + LEASE_MS);
      transaction.update(row.ref, { leasedUntil });
      return true;
    });
  },
  /** Notes that the order's job counts, before it is started; or that it was refused. */
  async count(id: string, isCounted: boolean): Promise<void> {
    await refOf(id).update({ isCounted });
  },
  async started(
    id: string,
    job: string,
    { sizes, isStream, isPlayable }: Pick<FilmOrder, 'sizes' | 'isStream' | 'isPlayable'>,
  ): Promise<void> {
    await refOf(id).update({ job, sizes: [...sizes], isStream, isPlayable, leasedUntil: null });
  },
  /** Forgets a job that failed or is gone, so that another one is started. */
  async again({ id, job, tries }: FilmOrder): Promise<void> {
    await db.runTransaction(async (transaction) => {
      const row = await transaction.get(refOf(id));
      if (row.get('job') !== job) return;
      transaction.update(row.ref, { job: null, isCounted: false, tries: tries + 1 });
    });
  },
  async end(id: string): Promise<void> {
    await refOf(id).delete();
  },
};
export type FilmOrders = typeof filmOrders;
