import { accountSchema, type Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { Invoice } from '@wbd/domain/invoices';
import type { Mail } from '@wbd/domain/mails';
import {
  type Billing,
  keptCents,
  type Level,
  may,
  type Payment,
  type PaymentEvent,
  paymentSchema,
  type PlanChange,
  type PriceKey,
} from '@wbd/domain/plans';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, isOutdated, parseDocument, toData } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { readAccount, readAdvisor } from '../../core/people.repository.ts';
import { invoiceRow } from '../invoices/invoices.repository.ts';
import { revenueChange } from '../../core/revenue.repository.ts';

/** What an event changes; all of it or nothing. */
export interface BillingWrites {
  event: PaymentEvent;
  billing: Billing;
  /** null leaves plan and level as they are */
  plan: { name: string; level: Level } | null;
  /** none of them is in the outbox yet */
  mails: readonly Mail[];
  /** a payment as recorded, and its new state; null keeps all of them */
  payment: { before: Payment | null; after: Payment } | null;
  /** an invoice that is not stored yet */
  invoice: Invoice | null;
}

/** An account as it was read, and the way to write in just that state. */
export interface BillingState {
  account: Account;
  advisor: Advisor | null;
  /** @returns false when it was not written, or may not have been: something has changed since it was read */
  write(writes: BillingWrites): Promise<boolean>;
}

export interface BillingRepository {
  /** an advisor and their account; null when one of them does not exist */
  advisor(uid: string): Promise<{ account: Account; advisor: Advisor } | null>;
  /** Binds a customer to an account that has none, or that has the one it replaces. @returns the one that is bound then */
  bindCustomer(uid: string, customer: string, replaces: string | null): Promise<string>;
  /** Notes which package the advisor goes to pay for. */
  noteWanted(uid: string, price: PriceKey): Promise<void>;
  isKnown(eventId: string): Promise<boolean>;
  /** Records an event that changes nothing. */
  record(event: PaymentEvent): Promise<void>;
  /** The closed account whose term a customer still pays for; null when there is none. */
  closedAccount(customer: string): Promise<string | null>;
  /** Records an event of such a customer, with an invoice that is not stored yet. @returns false when the caller has to retry */
  recordOfClosed(event: PaymentEvent, invoice: Invoice | null): Promise<boolean>;
  /** The account that a customer is bound to; null when there is none. */
  read(customer: string): Promise<BillingState | null>;
  isEnqueued(mail: Mail): Promise<boolean>;
  /** Whether an invoice is stored. */
  hasInvoice(id: string): Promise<boolean>;
  /** The payment of an invoice; null while it is not recorded. */
  payment(uid: string, invoiceId: string): Promise<Payment | null>;
}

const accountOf = (uid: string) => db.doc(`accounts/${uid}`);
const advisorOf = (uid: string) => db.doc(`advisors/${uid}`);
const eventRow = (id: string) => db.doc(`stripeEvents/${id}`);
const mailRow = (id: string) => db.doc(`mails/${id}`);
const paymentRow = (uid: string, invoiceId: string) =>
  db.doc(`accounts/${uid}/payments/${invoiceId}`);

export const billingRepository: BillingRepository = {
  async advisor(uid) {
    const [account, advisor] = await Promise.all([readAccount(uid), readAdvisor(uid)]);
    return account && advisor ? { account, advisor } : null;
  },
  async bindCustomer(uid, customer, replaces) {
    const row = await accountOf(uid).get();
    const account = parseDocument(accountSchema, row);
    if (!account) throw new Error(`${uid} has no account.`);
    const bound = account.billing;
    if (bound && bound.customer !== replaces) return bound.customer;
    const billing: Billing = {
      customer,
      revision: 0,
      subscription: null,
      others: {},
      unknownPrices: [],
      owed: null,
      wanted: null,
    };
    const batch = db.batch().update(row.ref, { billing }, unchanged(row, true));
    return (await committed(batch)) ? customer : this.bindCustomer(uid, customer, replaces);
  },
  async noteWanted(uid, price) {
    await accountOf(uid).update({ 'billing.wanted': price });
  },
  async isKnown(eventId) {
    return (await eventRow(eventId).get()).exists;
  },
  async record(event) {
    try {
      await eventRow(event.id).create(toData(event));
    } catch (error) {
      // another instance recorded the same delivery meanwhile
      if (!isOutdated(error)) throw error;
    }
  },
  async closedAccount(customer) {
    const { docs } = await db
      .collection('accountClosures')
      .where('customer', '==', customer)
      .limit(1)
      .get();
    return docs[0]?.id ?? null;
  },
  recordOfClosed(event, invoice) {
    const batch = db.batch().create(eventRow(event.id), toData(event));
    if (invoice) batch.create(invoiceRow(invoice.id), toData(invoice));
    return committed(batch);
  },
  async read(customer) {
    const found = await db
      .collection('accounts')
      .where('billing.customer', '==', customer)
      .limit(1)
      .get();
    const [row] = found.docs;
    const account = row && parseDocument(accountSchema, row);
    if (!account) return null;
    const advisor = await readAdvisor(account.id);
    return { account, advisor, write: (writes) => write(row, account, advisor, writes) };
  },
  async isEnqueued(mail) {
    return (await mailRow(mail.id).get()).exists;
  },
  async hasInvoice(id) {
    return (await invoiceRow(id).get()).exists;
  },
  async payment(uid, invoiceId) {
    return parseDocument(paymentSchema, await paymentRow(uid, invoiceId).get());
  },
};

async function write(
  row: DocumentSnapshot,
  account: Account,
  advisor: Advisor | null,
  { event, billing, plan, mails, payment, invoice }: BillingWrites,
): Promise<boolean> {
  const batch = db.batch();
  batch.create(eventRow(event.id), toData(event));
  batch.update(row.ref, { billing, ...(plan && { plan: plan.name }) }, unchanged(row, true));
  if (plan && plan.name !== account.plan) {
    const { id, receivedAt: at } = event;
    const change: PlanChange = { id, from: account.plan, to: plan.name, at };
    batch.set(row.ref.collection('planChanges').doc(id), toData(change));
  }
  if (plan && advisor && advisor.lv !== plan.level) {
    batch.update(advisorOf(advisor.id), {
      lv: plan.level,
      hasOwnPage: may(plan.level, 'website'),
      isSpecialist: may(plan.level, 'createSeminars'),
    });
  }
  for (const mail of mails) batch.create(mailRow(mail.id), toData(mail));
  if (invoice) batch.create(invoiceRow(invoice.id), toData(invoice));
  if (payment) {
    const { before, after } = payment;
    if (before) batch.set(paymentRow(account.id, after.id), toData(after));
    else batch.create(paymentRow(account.id, after.id), toData(after));
    if (!account.isTest) {
      const counted = before ? keptCents(before) : 0;
      const { ref, data } = revenueChange(after, keptCents(after) - counted);
      batch.set(ref, data, { merge: true });
    }
  }
  return committed(batch);
}
