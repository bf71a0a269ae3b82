import { filmOrderSchema, type StoredFilmOrder } from '@wbd/domain/bookkeeping';
import { db, grpcStatus, parseDocument, statusOf, toData } from '../../../core/firestore.ts';
import type { NamedFile } from '../file-notes.repository.ts';

/** A film that a row names and whose versions are to be made. */
export type FilmOrder = Omit<StoredFilmOrder, 'leasedUntil' | 'sizes'> & {
  sizes: readonly number[];
};

/** So long no one else starts a job of the same order. */
const LEASE_MS = 2 * 60 * 1000;
/** Number of orders that one run of the sweep handles. */
const ORDERS_AT_ONCE = 200;

const changes = (fields: Partial<StoredFilmOrder>): Partial<StoredFilmOrder> => fields;
const refOf = (id: string) => db.doc(`filmOrders/${id}`);

/** Orders are deleted once their films are finished. */
export const filmOrders = {
  /** Places an order, once: a second delivery of the same event changes nothing. */
  async place(id: string, { collection, row, path }: NamedFile, now: Date): Promise<void> {
    const order: StoredFilmOrder = {
      id,
      collection,
      row,
      path,
      orderedAt: now,
      tries: 0,
      job: null,
      isCounted: false,
      sizes: [],
      isStream: false,
      isPlayable: true,
      leasedUntil: null,
    };
    try {
      await refOf(id).create(toData(order));
    } catch (error) {
      if (statusOf(error) !== grpcStatus.alreadyExists) throw error;
    }
  },
  /** @returns null when it was carried out before */
  async read(id: string): Promise<FilmOrder | null> {
    return parseDocument(filmOrderSchema, await refOf(id).get());
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
      const order = parseDocument(filmOrderSchema, row);
      const isLeased = order?.leasedUntil && order.leasedUntil > now;
      if (!order || isLeased || order.job !== null) return false;
      transaction.update(row.ref, changes({ leasedUntil: new Date(now.getTime() + LEASE_MS) }));
      return true;
    });
  },
  /** Notes that the order's job counts, before it is started; or that it was refused. */
  async count(id: string, isCounted: boolean): Promise<void> {
    await refOf(id).update(changes({ isCounted }));
  },
  async started(
    id: string,
    job: string,
    { sizes, isStream, isPlayable }: Pick<FilmOrder, 'sizes' | 'isStream' | 'isPlayable'>,
  ): Promise<void> {
    await refOf(id).update(
      changes({ job, sizes: [...sizes], isStream, isPlayable, leasedUntil: null }),
    );
  },
  /** Forgets a job that failed or is gone, so that another one is started. */
  async again({ id, job, tries }: FilmOrder): Promise<void> {
    await db.runTransaction(async (transaction) => {
      const row = await transaction.get(refOf(id));
      if (row.get('job') !== job) return;
      transaction.update(row.ref, changes({ job: null, isCounted: false, tries: tries + 1 }));
    });
  },
  async end(id: string): Promise<void> {
    await refOf(id).delete();
  },
};
export type FilmOrders = typeof filmOrders;
