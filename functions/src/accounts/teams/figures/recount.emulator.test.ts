import '../../../../test/own-project.ts';
import {
  FIGURE_MONTHS,
  noFigures,
  noMoney,
  type MonthlyFigures,
  type MonthlyMoney,
} from '@wbd/domain/teams';
import type { Deal } from '@wbd/domain/commission';
import { aDeal } from '@wbd/domain/testing';
import { berlinDay, lastMonths, monthOf } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCustomer, aRegistration, newId } from '../../../../test/data.ts';
import { emptyProject } from '../../../../test/empty-project.ts';
import {
  figuresFor,
  figuresTestPorts,
  join,
  share,
  shareMoney,
  storedFigures,
  sweep,
} from '../../../../test/figures-world.ts';
import {
  aTeamPerson,
  change,
  found,
  teamTestPorts,
  type TeamPerson,
} from '../../../../test/team-world.ts';
import { db, toData } from '../../../core/firestore.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const FIRST = new Date('2025-09-01T00:00:00Z');
const BEFORE_NOW = new Date(NOW.getTime() - 1);
const MONTHS = lastMonths(FIGURE_MONTHS, NOW);
const SHOWN = new Set(MONTHS.map(({ id }) => id));
/** The first and the last moment of each month in Berlin. */
const EDGES = MONTHS.flatMap(({ from }) => [from, new Date(from.getTime() - 1)]);
const at = (time: Date | string) => teamTestPorts({ now: () => new Date(time) });

interface Happened {
  advisor: number;
  time: Date;
  attended: boolean | null;
  proven: boolean;
  referred: boolean;
  deal: Deal['state'] | null;
  cents: number;
}

const happened: fc.Arbitrary<Happened> = fc.record({
  advisor: fc.nat(5),
  time: fc.oneof(
    { weight: 9, arbitrary: fc.date({ min: FIRST, max: BEFORE_NOW, noInvalidDate: true }) },
    { weight: 1, arbitrary: fc.constantFrom(...EDGES) },
  ),
  attended: fc.constantFrom(true, false, null),
  proven: fc.boolean(),
  referred: fc.boolean(),
  deal: fc.constantFrom(null, 'confirmed', 'reported', 'cancelled'),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
});

async function storeAll(all: readonly Happened[], people: readonly TeamPerson[]): Promise<void> {
  const writer = db.bulkWriter();
  for (const { advisor, time, attended, proven, referred, deal: state, cents } of all) {
    const uid = people[advisor]?.uid ?? '';
    const customer = aCustomer(uid, { proven, registered: time });
    const session = { id: newId('ses'), seminar: newId('sem'), advisor: people[0]?.uid ?? '' };
    const seat = aRegistration(session, customer, { registeredAt: time, attended });
    void writer.set(db.doc(`customers/${customer.id}`), toData(customer));
    void writer.set(db.doc(`sessions/${session.id}/registrations/${customer.id}`), toData(seat));
    if (state !== null) {
      const commission = referred ? Math.floor(cents / 10) : null;
      const partner = referred ? uid : null;
      const about = { on: berlinDay(time), netCents: cents, partner, commission };
      const deal = aDeal(customer, { state, ...about });
      void writer.set(db.doc(`deals/${deal.id}`), toData(deal));
    }
    if (referred) {
      const referral = { customer: customer.id, referrer: uid, advisor: uid, name: 'Jörg W.' };
      void writer.set(db.doc(`referrals/${customer.id}`), { ...referral, createdAt: time });
    }
  }
  await writer.close();
}

/** Counted one by one, from the facts and not from the database. */
function recounted(all: readonly Happened[], advisor: number, joinedAt: Date): MonthlyFigures {
  const months: MonthlyFigures = {};
  for (const month of SHOWN) {
    if (month >= monthOf(joinedAt)) months[month] = noFigures();
  }
  for (const one of all) {
    const of = months[monthOf(one.time)];
    if (!of || one.advisor !== advisor || one.time < joinedAt) continue;
    of.registrations += 1;
    if (one.attended === true) of.attendances += 1;
    if (one.proven) of.customers += 1;
    if (one.referred) of.referrals += 1;
  }
  return months;
}

/** The same of confirmed deals. A deal knows its day alone, so that the whole day of the join counts. */
function recountedMoney(all: readonly Happened[], advisor: number, joinedAt: Date): MonthlyMoney {
  const months: MonthlyMoney = {};
  for (const month of SHOWN) {
    if (month >= monthOf(joinedAt)) months[month] = noMoney();
  }
  for (const one of all) {
    const of = months[monthOf(one.time)];
    if (!of || one.advisor !== advisor || berlinDay(one.time) < berlinDay(joinedAt)) continue;
    if (one.deal !== 'confirmed') continue;
    of.revenue += one.cents;
    if (one.referred) of.commission += Math.floor(one.cents / 10);
  }
  return months;
}

test(
  'TEAM-03.4 the figures equal a recount of 1,000 random registrations, while members join and leave',
  async () => {
    await emptyProject();
    const people = await Promise.all(Array.from({ length: 6 }, () => aTeamPerson()));
    const [lead, early, late, returned, gone, silent] = people;
    if (!lead || !early || !late || !returned || !gone || !silent) throw new Error('too few');
    const team = newId('team');
    await found(lead, team, 'Nord', at('2025-10-03T08:00:00Z'));
    await join(lead, early, at('2025-11-20T08:00:00Z'));
    await join(lead, returned, at('2025-12-24T08:00:00Z'));
    await join(lead, gone, at('2026-01-05T08:00:00Z'));
    await join(lead, silent, at('2026-01-05T09:00:00Z'));
    await share(early, team, figuresTestPorts({ now: () => new Date('2026-02-01T08:00:00Z') }));
    await share(gone, team, figuresTestPorts({ now: () => new Date('2026-02-01T08:00:00Z') }));
    await change(returned, { kind: 'leave' }, at('2026-03-10T08:00:00Z'));
    // the last hour of March in Berlin
    await join(lead, late, at('2026-03-31T21:30:00Z'));
    await join(lead, returned, at('2026-07-15T15:45:00Z'));
    await change(gone, { kind: 'leave' }, at('2026-09-01T08:00:00Z'));

    const all = fc.sample(happened, { numRuns: 1_000, seed: 4_711 });
    await storeAll(all, people);
    const ports = figuresTestPorts({ now: () => NOW });
    for (const one of [lead, late, returned]) await share(one, team, ports);
    expect(await sweep(ports)).toBe(1);
    // nothing is due any more, and counting again gives the same
    expect(await sweep(ports)).toBe(0);

    const { members } = await figuresFor(lead);
    const joined = new Map([
      [lead.uid, '2025-10-03T08:00:00Z'],
      [early.uid, '2025-11-20T08:00:00Z'],
      [late.uid, '2026-03-31T21:30:00Z'],
      [returned.uid, '2026-07-15T15:45:00Z'],
    ]);
    expect(new Map(members.map(({ uid, months }) => [uid, months]))).toEqual(
      new Map(
        [...joined].map(([uid, time]) => {
          const index = people.findIndex((one) => one.uid === uid);
          return [uid, recounted(all, index, new Date(time))];
        }),
      ),
    );
    for (const one of [lead, late]) await shareMoney(one, team, undefined, ports);
    const { members: paid } = await figuresFor(lead);
    for (const [index, { uid }] of people.entries()) {
      const time = joined.get(uid);
      const shares = uid === lead.uid || uid === late.uid;
      expect(paid.find((one) => one.uid === uid)?.money ?? null).toEqual(
        shares && time !== undefined ? recountedMoney(all, index, new Date(time)) : null,
      );
    }
    expect(Object.keys((await storedFigures(late))?.months ?? {}).toSorted()[0]).toBe('2026-03');
    expect(await storedFigures(gone)).toBeNull();
    expect(await storedFigures(silent)).toBeNull();
  },
  patient(120_000),
);
