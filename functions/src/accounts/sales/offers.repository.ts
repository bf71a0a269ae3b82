import type { ClosedBy } from '@wbd/domain/collections';
import { filmFileSchema, filmOfferSchema, type FilmFile, type FilmOffer } from '@wbd/domain/sales';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';

/** An offer and its film as they were read. */
export interface OfferState {
  offer: FilmOffer | null;
  file: FilmFile | null;
  /** @returns false when the offer has changed since it was read */
  write: (after: { offer: FilmOffer; file: FilmFile } | null) => Promise<boolean>;
}

export interface OffersRepository {
  offer(id: string): Promise<FilmOffer | null>;
  read(id: string): Promise<OfferState>;
  /** whether anyone has paid for it */
  isSold(id: string): Promise<boolean>;
  /** whether a payment page of it may still be paid */
  hasOpenPages(id: string, now: Date): Promise<boolean>;
  ofSeller(uid: string): Promise<FilmOffer[]>;
  /** Sets or takes back the day on which buyers lose the films of a seller. @returns those that changed */
  setEnd(uid: string, endsAt: Date | null): Promise<FilmOffer[]>;
  /** Offers whose buyers' days are over. */
  ended(now: Date): Promise<FilmOffer[]>;
  /** uids of those who may watch it */
  buyers(offer: string): Promise<string[]>;
  remove(id: string): Promise<void>;
}

/** Triggers write sizes of pictures and films into the same rows. */
const withoutSizes = <Row extends object>({
  pictureWidths: _widths,
  films: _films,
  ...row
}: Row & Partial<Pick<FilmOffer, 'pictureWidths' | 'films'>>) => row;

const MOST = 200;
const DAY_MS = 24 * 3_600_000;
const offerRow = (id: string) => db.doc(`filmOffers/${id}`);
const fileRow = (id: string) => db.doc(`filmFiles/${id}`);

/** Film collections handled in code: each document is deleted with its offer. */
const ROWS: Readonly<Record<ClosedBy<'films'>, typeof offerRow>> = {
  filmOffers: offerRow,
  filmFiles: fileRow,
};

export const offersRepository: OffersRepository = {
  async offer(id) {
    return parseDocument(filmOfferSchema, await offerRow(id).get());
  },
  async read(id) {
    const [row, file] = await db.getAll(offerRow(id), fileRow(id));
    if (!row || !file) throw new Error(`Offer ${id} was not read.`);
    return {
      offer: parseDocument(filmOfferSchema, row),
      file: parseDocument(filmFileSchema, file),
      write(after) {
        const batch = db.batch();
        if (after === null) {
          batch.delete(row.ref, unchanged(row, true)).delete(file.ref);
          return committed(batch);
        }
        const [offer, film] = [withoutSizes(after.offer), withoutSizes(after.file)];
        if (row.exists) batch.update(row.ref, toData(offer), unchanged(row, true));
        else batch.create(row.ref, toData(offer));
        batch.set(file.ref, toData(film), { merge: true });
        return committed(batch);
      },
    };
  },
  async isSold(id) {
    const { docs } = await db.collection('filmSales').where('offer', '==', id).limit(1).get();
    return docs.length > 0;
  },
  async hasOpenPages(id, now) {
    const pages = await db
      .collection('filmCheckouts')
      .where('offer', '==', id)
      .where('createdAt', '>', new Date(now.getTime() - DAY_MS))
      .limit(1)
      .get();
    return !pages.empty;
  },
  async ofSeller(uid) {
    const { docs } = await db.collection('filmOffers').where('advisor', '==', uid).get();
    return parseDocuments(filmOfferSchema, docs);
  },
  async setEnd(uid, endsAt) {
    const offers = await this.ofSeller(uid);
    const changed = offers.filter((offer) => (offer.endsAt === null) !== (endsAt === null));
    const batch = db.batch();
    for (const { id } of changed) batch.update(offerRow(id), { endsAt });
    await batch.commit();
    return changed;
  },
  async ended(now) {
    const { docs } = await db.collection('filmOffers').where('endsAt', '<=', now).limit(MOST).get();
    return parseDocuments(filmOfferSchema, docs);
  },
  async buyers(offer) {
    const { docs } = await db
      .collection('filmEntitlements')
      .where('offer', '==', offer)
      .where('state', '==', 'open')
      .select('advisor')
      .get();
    return docs.map((row) => String(row.get('advisor')));
  },
  async remove(id) {
    const batch = db.batch();
    for (const rowOf of Object.values(ROWS)) batch.delete(rowOf(id));
    await batch.commit();
  },
};
