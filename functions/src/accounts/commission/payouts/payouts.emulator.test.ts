import '../../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { newId } from '../../../../test/data.ts';
import { dying } from '../../../../test/dying.ts';
import {
  aPayingWorld,
  IBAN,
  problems,
  testPorts,
  type TestPorts,
} from '../../../../test/payout-world.ts';
import { db } from '../../../core/firestore.ts';

const refused = (given: Promise<unknown>, code: string) =>
  expect(given).rejects.toMatchObject({ code });
const told = async (uid: string) => {
  const { docs } = await db.collection('notifications').where('advisor', '==', uid).get();
  return docs.map((one) => String(one.get('event')));
};

test('NET-04.4 NET-06.3 a payout goes from its author to another administrator, to the bank file and to paid or returned', async () => {
  const {
    boss,
    second,
    aPartner,
    close,
    draft,
    decide,
    file,
    statements,
    payout,
    balance,
    ...world
  } = await aPayingWorld();
  const [shop, person] = [await aPartner(10_000, 'business'), await aPartner(2_500)];
  await close();
  const id = await draft();
  await draft(boss.id, testPorts, id);
  expect(await payout(id)).toMatchObject({
    controlSum: 14_400,
    state: 'drafted',
    author: boss.id,
    statements: [{ number: 1, ibanEnd: '2051', total: 11_900 }, { number: 2 }],
  });
  expect(await told(second.id)).toContain('payout-drafted');
  await refused(file(id), 'payout/decided');
  await refused(decide(id, { kind: 'approve' }, boss.id), 'payout/own');
  await refused(decide(id, { kind: 'settle' }), 'payout/decided');
  await decide(id, { kind: 'approve' });
  await decide(id, { kind: 'approve' });
  expect(await payout(id)).toMatchObject({ state: 'approved', approver: second.id });
  await refused(decide(id, { kind: 'settle' }), 'payout/decided');
  const { name, xml } = await file(id);
  expect(name).toMatch(/^auszahlung-2027-03-02-\w{6}\.xml$/);
  expect(xml).toContain('<CtrlSum>144.00</CtrlSum>');
  expect(xml).toContain(IBAN);
  expect((await file(id)).xml).toBe(xml);
  await refused(decide(id, { kind: 'discard' }), 'payout/decided');

  const [, returned] = await statements();
  await decide(id, { kind: 'return', statement: returned?.id ?? '' });
  await decide(id, { kind: 'return', statement: returned?.id ?? '' });
  expect(await balance(person.id)).toEqual({ held: 0, due: 2_500, inPayout: 0, paid: 0 });
  // the file must not pay it once more
  await refused(file(id), 'payout/decided');
  await decide(id, { kind: 'settle' });
  await decide(id, { kind: 'settle' });
  expect(await payout(id)).toMatchObject({ state: 'settled', endedOn: '2027-03-02' });
  expect(await balance(shop.id)).toEqual({ held: 0, due: 0, inPayout: 0, paid: 10_000 });
  expect(await balance(person.id)).toMatchObject({ due: 2_500, paid: 0 });
  expect(await statements()).toMatchObject([
    { state: 'paid', correctedBy: null },
    { state: 'returned', correctedBy: 3 },
    {
      state: 'correction',
      number: 3,
      corrects: { number: 2, reason: 'returned' },
      net: -2_500,
      total: -2_500,
    },
  ]);
  expect(await told(shop.id)).toContain('statement-paid');
  expect(await told(person.id)).toContain('statement-returned');
  const left = await db.collection('bankAccounts').where('iban', '==', IBAN).get();
  expect(left.docs.map((one) => one.id).toSorted()).toEqual([shop.id, person.id].toSorted());

  // the next month pays what came back
  const next = { ...testPorts, now: () => new Date('2027-04-02T10:00:00Z') };
  await world.aProfile(person.id, 'private');
  await close(boss.id, next, '2027-03');
  expect((await statements()).at(-1)).toMatchObject({
    number: 4,
    partner: person.id,
    lines: [{ kind: 'returned', deal: null, cents: 2_500 }],
  });
  expect(await problems()).toEqual([]);
});

test('NET-07 a payout is nothing to another organisation, and its steps are nothing to advisors', async () => {
  const { advisor, boss, second, aPartner, close, draft, decide, file } = await aPayingWorld();
  const other = await aPayingWorld();
  await refused(draft(), 'payout/empty');
  await aPartner(1_000);
  await close();
  const id = await draft();
  await refused(draft(second.id, testPorts, id), 'payout/not-found');
  await refused(other.draft(other.boss.id, testPorts, id), 'payout/not-found');
  for (const uid of [advisor.id, other.boss.id]) {
    await refused(decide(id, { kind: 'approve' }, uid), 'payout/not-found');
    await refused(file(id, uid), 'payout/not-found');
  }
  await refused(decide(newId('payout'), { kind: 'approve' }), 'payout/not-found');
  await decide(id, { kind: 'approve' });
  await file(id);
  await refused(decide(id, { kind: 'return', statement: newId('one') }), 'payout/not-found');
  await refused(draft(boss.id), 'payout/empty');
});

test('NET-06 what is discarded waits for another payout', async () => {
  const { aPartner, close, draft, decide, payout } = await aPayingWorld();
  await aPartner(1_000);
  await close();
  const first = await draft();
  await decide(first, { kind: 'approve' });
  await decide(first, { kind: 'discard' });
  await decide(first, { kind: 'discard' });
  const second = await draft();
  expect(await payout(second)).toMatchObject({ controlSum: 1_000, state: 'drafted' });
  expect(await problems()).toEqual([]);
});

test('NET-06 of many payouts drafted at once, one pays a statement', async () => {
  const { boss, second, aPartner, close, draft, org } = await aPayingWorld();
  await aPartner(1_000);
  await close();
  await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => draft(index % 2 ? boss.id : second.id)),
  );
  expect((await db.collection('payouts').where('payer', '==', org).get()).size).toBe(1);
  expect(await problems()).toEqual([]);
});

test(
  'NET-06 a process that dies after any step of a payout, and is repeated, comes to the same end',
  async () => {
    const ends = new Set<string>();
    for (let step = 1; step <= 12; step++) {
      const { boss, second, aPartner, close, draft, decide, file, payout, balance, statements } =
        await aPayingWorld();
      const partners = [await aPartner(3_000, 'business'), await aPartner(2_000)];
      await close();
      const dies = () => dying<TestPorts>(testPorts, step);
      const twice = async (run: (ports: TestPorts) => Promise<unknown>) => {
        await run(dies()).catch(() => undefined);
        await run(testPorts);
      };
      const id = newId('').padStart(20, 'p');
      await twice((ports) => draft(boss.id, ports, id));
      await twice((ports) => decide(id, { kind: 'approve' }, second.id, ports));
      await twice((ports) => file(id, second.id, ports));
      const [first] = await statements();
      const back = { kind: 'return', statement: first?.id ?? '' } as const;
      await twice((ports) => decide(id, back, second.id, ports));
      await twice((ports) => decide(id, { kind: 'settle' }, second.id, ports));
      const sums = await Promise.all(partners.map((partner) => balance(partner.id)));
      ends.add(JSON.stringify({ state: (await payout(id))?.state, sums }));
    }
    expect([...ends]).toEqual([
      JSON.stringify({
        state: 'settled',
        sums: [
          { held: 0, due: 3_000, inPayout: 0, paid: 0 },
          { held: 0, due: 0, inPayout: 0, paid: 2_000 },
        ],
      }),
    ]);
    expect(await problems()).toEqual([]);
  },
  patient(180_000),
);
