import {
  bookedEntrySchema,
  commissionTermsSchema,
  dealSchema,
  type BookedEntry,
  type CommissionTerms,
  type Deal,
} from '@wbd/domain/commission';
import type { Notification } from '@wbd/domain/notifications';
import { FieldValue, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { committed, put, unchanged } from '../../core/guarded-batch.ts';

/** A deal as it was read, with what its ledger knows of it. */
export interface ReadDeal {
  snapshot: DocumentSnapshot;
  deal: Deal;
  known: BookedEntry[];
}

/** The new state of a deal with its entries and notifications. */
export interface SettledDeal {
  deal: Deal;
  entries: readonly BookedEntry[];
  notifications: readonly Notification[];
}

export interface LedgerRepository {
  /** @returns null for an unknown deal */
  read(id: string): Promise<ReadDeal | null>;
  /** All terms of a payer. */
  terms(payer: string): Promise<CommissionTerms[]>;
  /**
   * Stores a deal with new entries, the balances they change and the notifications, all or nothing.
   * @returns false when the deal has changed since it was read, or perhaps nothing was written
   */
  settle(read: ReadDeal, settled: SettledDeal): Promise<boolean>;
  /** Some confirmed deals whose commission is due by this day. */
  due(today: string): Promise<string[]>;
}

const AT_ONCE = 100;
const dealRow = (id: string) => db.doc(`deals/${id}`);
export const ledgerOf = (payer: string) => db.doc(`ledgers/${payer}`);

/** @param guarded false only in the negative control of the tests */
export function ledgerRepository(guarded = true): LedgerRepository {
  return {
    async read(id) {
      const snapshot = await dealRow(id).get();
      const deal = parseDocument(dealSchema, snapshot);
      if (!deal) return null;
      const entries = ledgerOf(deal.payer).collection('entries').where('deal', '==', id);
      const known = (await entries.get()).docs.flatMap(
        (entry) => parseDocument(bookedEntrySchema, entry) ?? [],
      );
      return { snapshot, deal, known };
    },
    async terms(payer) {
      const found = await db.collection('commissionTerms').where('payer', '==', payer).get();
      return found.docs.flatMap((terms) => parseDocument(commissionTermsSchema, terms) ?? []);
    },
    async settle({ snapshot }, { deal, entries, notifications }) {
      const batch = db.batch();
      put(batch, snapshot, toData(deal), guarded);
      for (const entry of entries) book(batch, entry, guarded);
      for (const one of notifications) {
        batch.set(db.doc(`notifications/${one.id}`), toData(one));
      }
      await nameReferral(batch, deal);
      return committed(batch);
    },
    async due(today) {
      const ready = db.collection('deals').where('maturesOn', '<=', today).orderBy('maturesOn');
      const { docs } = await ready.limit(AT_ONCE).get();
      return parseDocuments(dealSchema, docs).map(({ id }) => id);
    },
  };
}

/** An entry is created once, and only then its balance grows: sums of any number of deals at once stay right. */
export function book(batch: WriteBatch, entry: BookedEntry, guarded: boolean): void {
  createEntry(batch, entry, guarded);
  const { payer, partner } = entry;
  batch.set(
    ledgerOf(payer).collection('balances').doc(partner),
    { payer, partner, ...growthOf(entry) },
    { merge: true },
  );
}

/** The same for an entry that follows from the balance: it is only booked while that is as it was read. */
export function bookOn(
  batch: WriteBatch,
  entry: BookedEntry,
  balance: DocumentSnapshot,
  guarded = true,
): void {
  createEntry(batch, entry, guarded);
  batch.update(balance.ref, growthOf(entry), unchanged(balance, guarded));
}

function createEntry(batch: WriteBatch, entry: BookedEntry, guarded: boolean): void {
  const row = ledgerOf(entry.payer).collection('entries').doc(entry.id);
  if (guarded) batch.create(row, toData(entry));
  else batch.set(row, toData(entry));
}

function growthOf({ postings }: BookedEntry): Record<string, FieldValue> {
  return Object.fromEntries(
    postings
      .filter(({ account }) => account !== 'expense')
      .map(({ account, cents }) => [account, FieldValue.increment(cents)]),
  );
}

/** The referral names the customer to their referrer, and goes with the customer. */
async function nameReferral(batch: WriteBatch, { id, customer, state }: Deal): Promise<void> {
  if (customer === null || state !== 'confirmed') return;
  const referral = await db.doc(`referrals/${customer}`).get();
  if (!referral.exists) return;
  // fails when the person has been erased since
  batch.update(referral.ref, { deals: FieldValue.arrayUnion(id) });
}
