import { retentionStep, type Customer, type CustomerContacts } from '@wbd/domain/customers';
import { berlinDay } from '@wbd/domain/time';
import { atMost } from '../../core/at-most.ts';
import type { Log } from '../../core/log/log.ts';

/** Each is another customer, and the erasure of one frees seats one after another. */
const AT_ONCE = 5;

export interface EraseForgottenPorts {
  customers: {
    /** Some customers whose day has come, in the order of the day, after the given one; none at the end. */
    due(today: string, after: Customer | null): Promise<Customer[]>;
    /** The customer as they are now, with every contact; null once they are gone. */
    contacts(id: string): Promise<(CustomerContacts & { customer: Customer }) | null>;
    /**
     * Stores when the customer is looked at next and which erasure is announced, unless they changed since.
     * @returns false when they did
     */
    plan(customer: Customer, plan: Pick<Customer, 'reviewOn' | 'eraseOn'>): Promise<boolean>;
    /** The same with a mail to the advisor, which is one for the advisor and the day. */
    announce(customer: Customer, eraseOn: string, now: Date): Promise<boolean>;
  };
  erase(id: string): Promise<void>;
  /** Adds to what the operator sees of the day. */
  report(day: string, counts: RetentionCounts): Promise<void>;
  log: Log;
  now(): Date;
}

export interface RetentionCounts {
  announced: number;
  erased: number;
  failed: number;
}

const NONE: RetentionCounts = { announced: 0, erased: 0, failed: 0 };

/**
 * Erases customers without contact, and announces it before, as far as the time goes: what is left comes in the next night. A run
 * that was killed is gone on with, because each customer is looked at until their day lies ahead or they are gone.
 * @param until when the run ends
 * @returns how many were erased
 */
export async function eraseForgotten(ports: EraseForgottenPorts, until: Date): Promise<number> {
  const today = berlinDay(ports.now());
  let last: Customer | null = null;
  let erased = 0;
  while (ports.now() < until) {
    const page = await ports.customers.due(today, last);
    last = page.at(-1) ?? null;
    if (last === null) break;
    const done = await atMost(AT_ONCE, page, ({ id }) => review(ports, id));
    const counts = done.reduce((sum, outcome) => (outcome ? counted(sum, outcome) : sum), NONE);
    erased += counts.erased;
    if (done.some((outcome) => outcome !== null)) await ports.report(today, counts);
  }
  return erased;
}

const counted = (sum: RetentionCounts, outcome: keyof RetentionCounts): RetentionCounts => ({
  ...sum,
  [outcome]: sum[outcome] + 1,
});

/** One that fails does not stop the others; it is looked at again in the next night. */
async function review(
  ports: EraseForgottenPorts,
  id: string,
): Promise<keyof RetentionCounts | null> {
  const { customers } = ports;
  try {
    const found = await customers.contacts(id);
    if (!found) return null;
    const { customer } = found;
    const step = retentionStep(customer.eraseOn, found, ports.now());
    switch (step.kind) {
      case 'keep':
        await customers.plan(customer, step);
        return null;
      case 'announce':
        return (await customers.announce(customer, step.eraseOn, ports.now())) ? 'announced' : null;
      case 'erase':
        await ports.erase(id);
        return 'erased';
    }
  } catch (error) {
    ports.log('retention.failed', { customer: id }, error);
    return 'failed';
  }
}
