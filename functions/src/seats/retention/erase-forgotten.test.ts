import { withReview, type Customer, type CustomerContacts } from '@wbd/domain/customers';
import { aCustomer } from '@wbd/domain/testing';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { eraseForgotten, type EraseForgottenPorts } from './erase-forgotten.service.ts';

const CUSTOMERS = 10_000;
const FIRST_YEAR = 2026;
const YEARS = 10;
const PAGE = 100;
const DAY_MS = 24 * 3_600_000;
/** A killed run makes the rest of its work come later. */
const LATEST_DELAY_MS = 45 * DAY_MS;

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Contacts = Omit<CustomerContacts, 'customer' | 'notes' | 'requests' | 'seats'> & {
  notes: Date[];
  requests: Date[];
  seats: { registeredAt: Date; time: Date | null }[];
};

/** Ways in which advisors and customers get in touch. */
const WAYS = ['recorded', 'note', 'request', 'seat', 'follow-up', 'referral'] as const;

interface Stored {
  customer: Customer;
  contacts: Contacts;
  announcedAt: Date | null;
}

class Killed extends Error {}

/** A network in memory, whose nightly job can be killed at any call. */
function aNetwork() {
  const stored = new Map<string, Stored>();
  const gone = new Map<string, { at: Date; announcedAt: Date | null }>();
  const clock = { now: new Date(0), callsLeft: Infinity };
  const step = <Result>(run: () => Result): Promise<Result> => {
    if (clock.callsLeft <= 0) return Promise.reject(new Killed());
    clock.callsLeft -= 1;
    const result = run();
    // the call had its effect, and its answer is lost
    return clock.callsLeft === 0 ? Promise.reject(new Killed()) : Promise.resolve(result);
  };
  const found = (id: string) => stored.get(id);
  const ports: EraseForgottenPorts = {
    customers: {
      due: (today, after) =>
        step(() => {
          const due = [...stored.values()].flatMap(({ customer }) =>
            customer.reviewOn !== null && customer.reviewOn <= today ? [customer] : [],
          );
          const key = ({ reviewOn, id }: Customer) => `${reviewOn} ${id}`;
          return due
            .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
            .filter((one) => after === null || key(one) > key(after))
            .slice(0, PAGE);
        }),
      contacts: (id) =>
        step(() => {
          const one = found(id);
          return one ? { ...one.contacts, customer: one.customer } : null;
        }),
      plan: ({ id }, plan) =>
        step(() => {
          const one = found(id);
          if (one) one.customer = { ...one.customer, ...plan };
          return true;
        }),
      announce: ({ id }, eraseOn, now) =>
        step(() => {
          const one = found(id);
          if (!one) return false;
          one.customer = { ...one.customer, reviewOn: eraseOn, eraseOn };
          one.announcedAt = now;
          return true;
        }),
    },
    erase: (id) =>
      step(() => {
        gone.set(id, { at: clock.now, announcedAt: found(id)?.announcedAt ?? null });
        stored.delete(id);
      }),
    report: () => step(() => undefined),
    log: () => undefined,
    now: () => clock.now,
  };
  return { stored, gone, clock, ports };
}

function getInTouch(one: Stored, way: (typeof WAYS)[number], at: Date): void {
  const { contacts } = one;
  if (way === 'recorded') one.customer = withReview({ ...one.customer, lastContact: at }, at);
  if (way === 'note') contacts.notes.push(at);
  if (way === 'request') contacts.requests.push(at);
  if (way === 'seat') contacts.seats.push({ registeredAt: at, time: at });
  if (way === 'follow-up') contacts.followUpOn = at.toISOString().slice(0, 10);
  if (way === 'referral') contacts.referral = at;
}

test(
  'in ten years and 10,000 customers exactly those go whose period is over, however often the job is killed',
  { timeout: patient(120_000) },
  async () => {
    const random = numbers(7);
    const { stored, gone, clock, ports } = aNetwork();
    // noon, and never in January and February, when a late erasure of a killed run may still come
    const someDay = (year: number) =>
      new Date(Date.UTC(year, 2, 1, 11) + Math.floor(random() * 305) * DAY_MS);
    const touches = new Map<string, { id: string; at: Date; way: (typeof WAYS)[number] }[]>();
    const contactsOf = new Map<string, Date[]>();
    for (let index = 0; index < CUSTOMERS; index++) {
      const registered = someDay(FIRST_YEAR - 4 + Math.floor(random() * 8));
      const customer = withReview(aCustomer('adv', { registered }), registered);
      const contacts: Contacts = {
        seats: [],
        notes: [],
        requests: [],
        followUpOn: null,
        referral: null,
      };
      stored.set(customer.id, { customer, contacts, announcedAt: null });
      const all = [registered];
      for (let count = Math.floor(random() * 4); count > 0; count--) {
        const at = someDay(
          Math.max(FIRST_YEAR, registered.getUTCFullYear()) + Math.floor(random() * 6),
        );
        if (at < registered) continue;
        const way = WAYS[Math.floor(random() * WAYS.length)] ?? 'note';
        const day = at.toISOString().slice(0, 10);
        touches.set(day, [...(touches.get(day) ?? []), { id: customer.id, at, way }]);
        all.push(at);
      }
      contactsOf.set(customer.id, all);
    }

    const end = Date.UTC(FIRST_YEAR + YEARS, 2, 1);
    let kills = 0;
    for (let at = Date.UTC(FIRST_YEAR, 0, 1); at < end; at += DAY_MS) {
      // half past one in the night in Berlin, then the contacts of the day
      clock.now = new Date(at + DAY_MS / 48);
      clock.callsLeft = random() < 0.5 ? 1 + Math.floor(random() * 200) : Infinity;
      const until = new Date(clock.now.getTime() + 1);
      await eraseForgotten(ports, until).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        kills += 1;
      });
      for (const touch of touches.get(new Date(at).toISOString().slice(0, 10)) ?? []) {
        const one = stored.get(touch.id);
        if (one) getInTouch(one, touch.way, touch.at);
      }
    }
    expect(kills).toBeGreaterThan(10);

    for (const [id, moments] of contactsOf) {
      const due = goesAt(moments);
      const erased = gone.get(id);
      expect([id, erased !== undefined]).toEqual([id, due < end - LATEST_DELAY_MS]);
      if (!erased) continue;
      expect(erased.at.getTime()).toBeGreaterThanOrEqual(due);
      expect(erased.at.getTime()).toBeLessThan(due + LATEST_DELAY_MS);
      const noticed = erased.announcedAt?.getTime() ?? Infinity;
      expect(erased.at.getTime() - noticed).toBeGreaterThanOrEqual(29.9 * DAY_MS);
    }
    expect(gone.size).toBeGreaterThan(CUSTOMERS / 4);
    expect(stored.size).toBeGreaterThan(CUSTOMERS / 50);
  },
);

/** The first day of the fourth year after a contact, before which no other came. */
function goesAt(moments: readonly Date[]): number {
  const sorted = moments.toSorted((one, other) => one.getTime() - other.getTime());
  const ends = sorted.map((moment) => Date.UTC(moment.getUTCFullYear() + 4, 0, 1) - DAY_MS / 24);
  // the job began with the first year, and announces for 30 days
  const begin = Date.UTC(FIRST_YEAR, 0, 31);
  const index = sorted.findIndex((_, at) => {
    const next = sorted[at + 1];
    return !next || next.getTime() > Math.max(ends[at] ?? 0, begin);
  });
  return Math.max(ends[index] ?? 0, begin - 2 * DAY_MS);
}
