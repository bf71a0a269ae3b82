import type { Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { Invoice } from '@wbd/domain/invoices';
import type { Mail } from '@wbd/domain/mails';
import { keptCents, type Payment } from '@wbd/domain/plans';
import { anAccount, anAdvisor } from '@wbd/domain/testing';
import type { BillingRepository } from '../src/accounts/billing/billing.repository.ts';

/** The billing repository without a database, for tests that need thousands of writes. It refuses stale writes as Firestore does. */
export class BillingMemory implements BillingRepository {
  readonly mails = new Map<string, Mail>();
  readonly payments = new Map<string, Payment>();
  readonly invoices = new Map<string, Invoice>();
  readonly #people = new Map<string, { account: Account; advisor: Advisor; version: number }>();
  readonly #events = new Set<string>();

  add(uid: string): void {
    const basic = { lv: 0, hasOwnPage: false, isSpecialist: false } as const;
    this.#people.set(uid, {
      account: anAccount({ id: uid, email: `${uid}@example.org` }),
      advisor: anAdvisor({ id: uid, ...basic }),
      version: 0,
    });
  }

  person(uid: string) {
    const found = this.#people.get(uid);
    if (!found) throw new Error(`${uid} does not exist.`);
    return found;
  }

  /** Euro cents that were paid and not taken back. */
  revenue(uid: string): number {
    const own = [...this.payments].filter(([key]) => key.startsWith(`${uid}/`));
    return own.reduce((sum, [, payment]) => sum + keptCents(payment), 0);
  }

  advisor(uid: string) {
    return Promise.resolve(this.#people.get(uid) ?? null);
  }

  bindCustomer(uid: string, customer: string) {
    const person = this.person(uid);
    person.account = {
      ...person.account,
      billing: {
        customer,
        revision: 0,
        subscription: null,
        others: {},
        unknownPrices: [],
        owed: null,
        wanted: null,
      },
    };
    person.version += 1;
    return Promise.resolve(customer);
  }

  noteWanted() {
    return Promise.resolve();
  }

  isKnown(eventId: string) {
    return Promise.resolve(this.#events.has(eventId));
  }

  record({ id }: { id: string }) {
    this.#events.add(id);
    return Promise.resolve();
  }

  /** None of the accounts in memory is ever closed. */
  closedAccount() {
    return Promise.resolve(null);
  }

  recordOfClosed() {
    return Promise.resolve(false);
  }

  read(customer: string): ReturnType<BillingRepository['read']> {
    const person = [...this.#people.values()].find(
      ({ account }) => account.billing?.customer === customer,
    );
    if (!person) return Promise.resolve(null);
    const { account, advisor, version } = person;
    return Promise.resolve({
      account,
      advisor,
      write: ({ event, billing, plan, mails, payment, invoice }) => {
        if (person.version !== version || this.#events.has(event.id)) return Promise.resolve(false);
        if (mails.some(({ id }) => this.mails.has(id)))
          throw new Error('A mail was written twice.');
        if (invoice && this.invoices.has(invoice.id)) {
          throw new Error('An invoice was written twice.');
        }
        this.#events.add(event.id);
        person.version += 1;
        person.account = { ...account, billing, ...(plan && { plan: plan.name }) };
        if (plan) person.advisor = { ...advisor, lv: plan.level };
        for (const mail of mails) this.mails.set(mail.id, mail);
        if (invoice) this.invoices.set(invoice.id, invoice);
        if (payment) this.payments.set(`${account.id}/${payment.after.id}`, payment.after);
        return Promise.resolve(true);
      },
    });
  }

  isEnqueued({ id }: Mail) {
    return Promise.resolve(this.mails.has(id));
  }

  hasInvoice(id: string) {
    return Promise.resolve(this.invoices.has(id));
  }

  payment(uid: string, invoiceId: string) {
    return Promise.resolve(this.payments.get(`${uid}/${invoiceId}`) ?? null);
  }
}
