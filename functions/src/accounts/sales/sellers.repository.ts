import { isDeepStrictEqual } from 'node:util';
import { imprintSchema } from '@wbd/domain/advisors';
import { taxProfileSchema, type TaxProfile } from '@wbd/domain/commission';
import { publicConfigSchema } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import {
  filmSellerSchema,
  sellerDetailsSchema,
  type FilmSeller,
  type SellerDetails,
} from '@wbd/domain/sales';
import {
  db,
  parseDocument,
  parseDocuments,
  toData,
  type NewDocument,
} from '../../core/firestore.ts';

/** What an advisor needs to sell films, apart from the right itself. */
export interface SellerRecord {
  seller: FilmSeller | null;
  taxProfile: TaxProfile | null;
  hasImprint: boolean;
  /** the operator's share; null while selling is switched off */
  feeBasisPoints: number | null;
}

export interface SellersRepository {
  record(uid: string): Promise<SellerRecord>;
  /**
   * Stores the seller's details that tax authorities require. Does nothing for an advisor who is gone.
   * @param rows the entry of the change and its mails, written if something changes
   */
  storeDetails(
    uid: string,
    details: SellerDetails,
    rows: readonly NewDocument[],
    now: Date,
  ): Promise<void>;
  /**
   * Binds an account at Stripe to a seller who has none.
   * @param rows the entry of the change and its mails, written if this account is bound
   * @returns the account that is bound afterwards
   */
  bindAccount(
    uid: string,
    account: string,
    rows: readonly NewDocument[],
    now: Date,
  ): Promise<string>;
  ofAccount(account: string): Promise<FilmSeller | null>;
  /** Sellers with an account at Stripe, in the order of their ids. */
  connected(after: string | null): Promise<FilmSeller[]>;
  setCanCharge(uid: string, canCharge: boolean): Promise<void>;
}

const MOST = 100;
const sellerRow = (uid: string) => db.doc(`filmSellers/${uid}`);

export const sellersRepository: SellersRepository = {
  async record(uid) {
    const [seller, taxProfile, imprint, config] = await Promise.all([
      sellerRow(uid).get(),
      db.doc(`taxProfiles/${uid}`).get(),
      db.doc(`imprints/${uid}`).get(),
      db.doc('config/public').get(),
    ]);
    return {
      seller: parseDocument(filmSellerSchema, seller),
      taxProfile: parseDocument(taxProfileSchema, taxProfile),
      hasImprint: parseDocument(imprintSchema, imprint) !== null,
      feeBasisPoints: parseDocument(publicConfigSchema, config)?.filmFeeBasisPoints ?? null,
    };
  },
  async storeDetails(uid, details, rows, now) {
    await db.runTransaction(async (transaction) => {
      const [advisor, before] = await transaction.getAll(db.doc(`advisors/${uid}`), sellerRow(uid));
      // an account that is being closed sells nothing any more
      if (!advisor?.exists || !before) throw new AppError('permission/denied');
      const known = parseDocument(filmSellerSchema, before);
      const seller: FilmSeller = {
        id: uid,
        stripeAccount: null,
        canCharge: false,
        lastNumber: 0,
        ...known,
        ...details,
        changedAt: now,
      };
      transaction.set(sellerRow(uid), toData(seller));
      const isSame = known && isDeepStrictEqual(sellerDetailsSchema.parse(known), details);
      if (isSame) return;
      for (const { path, data } of rows) transaction.create(db.doc(path), data);
    });
  },
  bindAccount(uid, account, rows, now) {
    return db.runTransaction(async (transaction) => {
      const row = await transaction.get(sellerRow(uid));
      const seller = parseDocument(filmSellerSchema, row);
      if (!seller) throw new AppError('sale/seller-incomplete');
      if (seller.stripeAccount !== null) return seller.stripeAccount;
      transaction.update(row.ref, { stripeAccount: account, changedAt: now });
      for (const { path, data } of rows) transaction.create(db.doc(path), data);
      return account;
    });
  },
  async ofAccount(account) {
    const found = await db
      .collection('filmSellers')
      .where('stripeAccount', '==', account)
      .limit(1)
      .get();
    return parseDocuments(filmSellerSchema, found.docs)[0] ?? null;
  },
  async connected(after) {
    const all = db.collection('filmSellers').orderBy('stripeAccount').limit(MOST);
    const found = await all.startAfter(after).get();
    return parseDocuments(filmSellerSchema, found.docs);
  },
  async setCanCharge(uid, canCharge) {
    await sellerRow(uid).update({ canCharge });
  },
};
