import type { FilmPaperMail } from '@wbd/domain/mails';
import type { Notification } from '@wbd/domain/notifications';
import {
  entitlementId,
  filmCheckoutSchema,
  filmEntitlementSchema,
  filmPaperSchema,
  filmSaleSchema,
  filmSellerSchema,
  type FilmCheckout,
  type FilmEntitlement,
  type FilmPaper,
  type FilmSale,
  type FilmSeller,
} from '@wbd/domain/sales';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, put, unchanged } from '../../core/guarded-batch.ts';

/** What a payment changes; all of it or nothing. */
export interface PairWrites {
  sale: FilmSale;
  entitlement: FilmEntitlement;
  /** an invoice or a correction, with the seller's next number */
  paper: FilmPaper | null;
  /** brings the buyer the paper */
  mail: FilmPaperMail | null;
  news: readonly Notification[];
}

/** A buyer and a film as they were read, and the way to write in just that state. */
export interface PairState {
  sales: readonly FilmSale[];
  entitlement: FilmEntitlement | null;
  seller: FilmSeller | null;
  /** @returns false when something has changed since it was read */
  write(writes: PairWrites): Promise<boolean>;
}

export interface SalesRepository {
  checkout(session: string): Promise<FilmCheckout | null>;
  storeCheckout(checkout: FilmCheckout): Promise<void>;
  /** Payment pages of a buyer for a film that may still be open, newest first. */
  openCheckouts(buyer: string, offer: string, now: Date): Promise<FilmCheckout[]>;
  sale(id: string): Promise<FilmSale | null>;
  saleOfPayment(payment: string): Promise<FilmSale | null>;
  entitlement(buyer: string, offer: string): Promise<FilmEntitlement | null>;
  pair(of: Pick<FilmSale, 'buyer' | 'offer' | 'seller'>): Promise<PairState>;
  paper(id: string): Promise<FilmPaper | null>;
}

const DAY_MS = 24 * 3_600_000;
const saleRow = (id: string) => db.doc(`filmSales/${id}`);
const checkoutRow = (id: string) => db.doc(`filmCheckouts/${id}`);
const sellerRow = (uid: string) => db.doc(`filmSellers/${uid}`);
const entitlementRow = (buyer: string, offer: string) =>
  db.doc(`filmEntitlements/${entitlementId(buyer, offer)}`);

export const salesRepository: SalesRepository = {
  async checkout(session) {
    return parseDocument(filmCheckoutSchema, await checkoutRow(session).get());
  },
  async storeCheckout(checkout) {
    await checkoutRow(checkout.id).set(toData(checkout));
  },
  async openCheckouts(buyer, offer, now) {
    const { docs } = await db
      .collection('filmCheckouts')
      .where('buyer', '==', buyer)
      .where('offer', '==', offer)
      .get();
    return parseDocuments(filmCheckoutSchema, docs)
      .filter(({ createdAt }) => now.getTime() - createdAt.getTime() < DAY_MS)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  },
  async sale(id) {
    return parseDocument(filmSaleSchema, await saleRow(id).get());
  },
  async saleOfPayment(payment) {
    const found = await db.collection('filmSales').where('payment', '==', payment).limit(1).get();
    return parseDocuments(filmSaleSchema, found.docs)[0] ?? null;
  },
  async entitlement(buyer, offer) {
    return parseDocument(filmEntitlementSchema, await entitlementRow(buyer, offer).get());
  },
  async pair({ buyer, offer, seller }) {
    // the entitlement is read first: it changes with every sale of the pair
    const entitlement = await entitlementRow(buyer, offer).get();
    const [sales, of] = await Promise.all([
      db.collection('filmSales').where('buyer', '==', buyer).where('offer', '==', offer).get(),
      sellerRow(seller).get(),
    ]);
    return {
      sales: parseDocuments(filmSaleSchema, sales.docs),
      entitlement: parseDocument(filmEntitlementSchema, entitlement),
      seller: parseDocument(filmSellerSchema, of),
      write: (writes) => write(entitlement, of, writes),
    };
  },
  async paper(id) {
    return parseDocument(filmPaperSchema, await db.doc(`filmPapers/${id}`).get());
  },
};

function write(
  before: DocumentSnapshot,
  seller: DocumentSnapshot,
  { sale, entitlement, paper, mail, news }: PairWrites,
): Promise<boolean> {
  const batch = db.batch();
  put(batch, before, toData(entitlement), true);
  batch.set(saleRow(sale.id), toData(sale));
  if (paper) {
    batch.create(db.doc(`filmPapers/${paper.id}`), toData(paper));
    batch.update(seller.ref, { lastNumber: paper.number }, unchanged(seller, true));
  }
  if (mail) batch.set(db.doc(`mails/${mail.id}`), toData(mail));
  for (const one of news) batch.set(db.doc(`notifications/${one.id}`), toData(one));
  return committed(batch);
}
