import '../../../test/own-project.ts';
import { MOST_DECIDED, type Deal, type ListedDecision } from '@wbd/domain/commission';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import { newId } from '../../../test/data.ts';
import { aDealWorld } from '../../../test/deal-world.ts';
import { dying } from '../../../test/dying.ts';
import { db } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { decideDeals, type DecideDealsPorts } from './decide-deals.service.ts';
import { ledgerRepository } from './ledger.repository.ts';

const logged: unknown[] = [];
const ports: DecideDealsPorts = {
  advisor: readAdvisor,
  changes: { take: () => Promise.resolve(true) },
  ledger: ledgerRepository(),
  log: (event) => void logged.push(event),
  clock: () => 0,
  now: () => new Date('2027-02-01T10:00:00Z'),
};

async function aWorld() {
  const world = await aDealWorld();
  const { org, admin, partner } = world;
  const decide = async (decisions: ListedDecision[], uid = admin.id, used = ports) =>
    decideDeals(used, { decisions }, await admitted(uid));
  const held = async (): Promise<unknown> =>
    (await db.doc(`ledgers/${org}/balances/${partner.id}`).get()).get('held');
  const stateOf = async ({ id }: Deal): Promise<unknown> =>
    (await db.doc(`deals/${id}`).get()).get('state');
  return { ...world, decide, held, stateOf };
}

const confirm = ({ id }: Pick<Deal, 'id'>, netCents = 120_000): ListedDecision => ({
  dealId: id,
  decision: { kind: 'confirm', netCents },
});
const take = ({ id }: Pick<Deal, 'id'>, kind: 'refuse' | 'cancel'): ListedDecision => ({
  dealId: id,
  decision: { kind, reason: 'Widerruf' },
});

test('NET-06 a list decides each deal as it would be decided by hand, and says what became of it', async () => {
  const { admin, report, decide, held, stateOf } = await aWorld();
  const other = await aWorld();
  const [good, wrong, refused, cancelled, own, early, foreign] = await Promise.all([
    report(),
    report(),
    report(),
    report(),
    report({ partner: admin.id }),
    report({ on: '2026-12-31' }),
    other.report(),
  ]);
  await decide([confirm(cancelled)]);
  const list = [
    confirm(good),
    confirm(wrong, 120_001),
    take(refused, 'refuse'),
    take(cancelled, 'cancel'),
    confirm(own),
    confirm(early),
    confirm(foreign),
    confirm({ id: newId('deal') }),
  ];
  const failed = (code: string) => ({ outcome: 'failed', code });
  const decided = { outcome: 'decided' };
  const expected = [
    decided,
    failed('deal/differs'),
    decided,
    decided,
    failed('deal/own'),
    failed('deal/no-terms'),
    failed('deal/not-found'),
    failed('deal/not-found'),
  ];
  expect(await decide(list)).toEqual({ results: expected });
  expect(await decide(list)).toEqual({ results: expected });
  expect(await held()).toBe(12_000);
  expect(await Promise.all([good, wrong, refused, cancelled].map(stateOf))).toEqual([
    'confirmed',
    'reported',
    'refused',
    'cancelled',
  ]);
  expect(await stateOf(foreign)).toBe('reported');
  expect(logged).toEqual([]);
});

test('NET-06 lets administrators decide in bulk only about deals of their own organisation, and limits the rate', async () => {
  const [{ report, decide, admin }, other] = [await aWorld(), await aWorld()];
  const deal = await report();
  expect(await decide([confirm(deal)], other.admin.id)).toEqual({
    results: [{ outcome: 'failed', code: 'deal/not-found' }],
  });
  const full = { ...ports, changes: { take: () => Promise.resolve(false) } };
  await expect(decide([confirm(deal)], admin.id, full)).rejects.toMatchObject({
    code: 'rate/limited',
  });
});

test(
  'NET-03.2 a list that dies after any step, and is repeated, books each deal once',
  async () => {
    const { report, decide, held } = await aWorld();
    const deals = await Promise.all(Array.from({ length: MOST_DECIDED }, () => report()));
    const list = deals.map((deal) => confirm(deal));
    for (const step of [3, 8, 21, 40, 90]) {
      // terms stay readable: deals that are decided at the same time have read them before
      const ledger = { ...dying(ports.ledger, step), terms: ports.ledger.terms };
      await decide(list, undefined, { ...ports, ledger }).catch(() => undefined);
    }
    const { results } = await decide(list);
    expect(results.every(({ outcome }) => outcome === 'decided')).toBe(true);
    expect(await held()).toBe(MOST_DECIDED * 12_000);
  },
  patient(60_000),
);

test('NET-06 what a call has no time for is left for the next one', async () => {
  const { report, decide, held } = await aWorld();
  const deals = await Promise.all(Array.from({ length: 8 }, () => report()));
  const list = deals.map((deal) => confirm(deal));
  let looks = 0;
  const slow = { ...ports, clock: () => (looks++ > 5 ? 60_001 : 0) };
  const { results } = await decide(list, undefined, slow);
  expect(results.map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 5 }, () => 'decided'),
    ...Array.from({ length: 3 }, () => 'failed'),
  ]);
  await decide(list);
  expect(await held()).toBe(8 * 12_000);
});
