import '../../../../test/own-project.ts';
import type { Statement } from '@wbd/domain/commission';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import { newId } from '../../../../test/data.ts';
import { dying } from '../../../../test/dying.ts';
import {
  aPayingWorld,
  MONTH,
  problems,
  testPorts,
  type TestPorts,
} from '../../../../test/payout-world.ts';
import { db } from '../../../core/firestore.ts';
import { statementPaper, type StatementPaperPorts } from '../papers/statement-paper.service.ts';
import { answerObjection } from './answer-objection.service.ts';
import { objectToStatement } from './object-to-statement.service.ts';

const REASON = 'Der Satz stimmt nicht.';
const NEXT = { ...testPorts, now: () => new Date('2027-04-02T10:00:00Z') };
const refused = (given: Promise<unknown>, code: string) =>
  expect(given).rejects.toMatchObject({ code });
const told = async (uid: string) => {
  const { docs } = await db.collection('notifications').where('advisor', '==', uid).get();
  return docs.map((one) => String(one.get('event')));
};
const object = async (statement: string, uid: string, ports = testPorts, reason = REASON) =>
  objectToStatement(ports, { statement, reason }, await admitted(uid));
const uphold = async (statement: string, uid: string, ports = testPorts) =>
  answerObjection(ports, { statement, answer: { kind: 'uphold' } }, await admitted(uid));
const reject = async (statement: string, uid: string, reason = 'Der Satz gilt seit Januar.') =>
  answerObjection(
    testPorts,
    { statement, answer: { kind: 'reject', reason } },
    await admitted(uid),
  );
const only = (statements: readonly Statement[]): Statement => {
  const [one, ...more] = statements;
  if (!one || more.length > 0) throw new Error(`There are ${statements.length} statements.`);
  return one;
};

test('NET-05 an upheld objection cancels the statement by one with its own number, and the next one bills its sum again', async () => {
  const { boss, second, aPartner, close, draft, statements, balance, org } = await aPayingWorld();
  const partner = await aPartner(10_000, 'business');
  await close();
  const { id } = only(await statements());
  await object(id, partner.id);
  await object(id, partner.id);
  expect(only(await statements())).toMatchObject({
    state: 'objected',
    objection: { reason: REASON, on: '2027-03-02', answer: null },
  });
  for (const admin of [boss, second]) expect(await told(admin.id)).toContain('statement-objected');
  // no payout takes it meanwhile
  await refused(draft(), 'payout/empty');
  expect(await balance(partner.id)).toEqual({ held: 0, due: 0, inPayout: 10_000, paid: 0 });

  await uphold(id, boss.id);
  await uphold(id, boss.id);
  const [cancelled, correction] = await statements();
  expect(cancelled).toMatchObject({
    state: 'corrected',
    correctedBy: 2,
    endedOn: '2027-03-02',
    objection: { answer: { kind: 'upheld', reason: null, by: boss.id, on: '2027-03-02' } },
  });
  expect(correction).toMatchObject({
    id: `${org}_${partner.id}_${MONTH}_correction`,
    number: 2,
    state: 'correction',
    corrects: { number: 1, issuedOn: '2027-03-02', reason: 'objection' },
    lines: [{ kind: 'matured', cents: -10_000 }],
    net: -10_000,
    tax: -1_900,
    total: -11_900,
  });
  expect(await balance(partner.id)).toEqual({ held: 0, due: 10_000, inPayout: 0, paid: 0 });
  expect(await told(partner.id)).toContain('statement-corrected');
  expect((await db.doc(`bankAccounts/${id}`).get()).exists).toBe(false);
  await refused(draft(), 'payout/empty');

  await close(boss.id, NEXT, '2027-03');
  expect((await statements()).at(-1)).toMatchObject({
    number: 3,
    lines: [{ kind: 'corrected', deal: null, on: '2027-03-02', cents: 10_000 }],
    net: 10_000,
    state: 'issued',
  });
  expect(await problems()).toEqual([]);
});

test('NET-05 an objection that is answered otherwise leaves the statement to be paid', async () => {
  const { boss, second, aPartner, close, draft, statements, payout } = await aPayingWorld();
  const partner = await aPartner(5_000);
  await close();
  const { id } = only(await statements());
  await object(id, partner.id);
  await reject(id, second.id);
  await reject(id, second.id);
  expect(only(await statements())).toMatchObject({
    state: 'issued',
    objection: { answer: { kind: 'rejected', reason: 'Der Satz gilt seit Januar.' } },
  });
  expect(await told(partner.id)).toContain('statement-answered');
  await refused(uphold(id, boss.id), 'statement/decided');
  await refused(object(id, partner.id, testPorts, 'Noch einmal'), 'statement/decided');
  expect(await payout(await draft())).toMatchObject({ controlSum: 5_000 });
  expect(await problems()).toEqual([]);
});

test('NET-05 a payout that was drafted stays as it is; discarded, it lets the objection hold the statement back', async () => {
  const { boss, second, aPartner, close, draft, decide, file, statements, payout } =
    await aPayingWorld();
  const partner = await aPartner(5_000);
  await close();
  const { id } = only(await statements());
  const first = await draft();
  await object(id, partner.id);
  expect(only(await statements())).toMatchObject({ state: 'issued', objection: { answer: null } });
  expect(await payout(first)).toMatchObject({ state: 'drafted', controlSum: 5_000 });
  await refused(uphold(id, boss.id), 'statement/on-its-way');
  await decide(first, { kind: 'discard' });
  expect(only(await statements())).toMatchObject({ state: 'objected', payout: null });
  await refused(draft(), 'payout/empty');
  await reject(id, boss.id);

  const again = await draft();
  await decide(again, { kind: 'approve' });
  await file(again);
  await decide(again, { kind: 'settle' });
  await refused(uphold(id, second.id), 'statement/decided');
  expect(only(await statements())).toMatchObject({ state: 'paid', objection: { reason: REASON } });
  expect(await problems()).toEqual([]);
});

test('NET-05 what is paid can still be objected to, but is not cancelled: no one is debited', async () => {
  const { boss, aPartner, close, draft, decide, file, statements, balance } = await aPayingWorld();
  const partner = await aPartner(5_000);
  await close();
  const { id } = only(await statements());
  const payout = await draft();
  await decide(payout, { kind: 'approve' });
  await file(payout);
  await decide(payout, { kind: 'settle' });
  await object(id, partner.id);
  await refused(uphold(id, boss.id), 'statement/on-its-way');
  await reject(id, boss.id);
  expect(only(await statements())).toMatchObject({ state: 'paid', correctedBy: null });
  expect(await balance(partner.id)).toMatchObject({ due: 0, paid: 5_000 });
  expect(await problems()).toEqual([]);
});

test('NET-05 only the partner objects, only administrators of the payer answer, and neither learns of the statement of others', async () => {
  const { boss, second, advisor, aPartner, close, statements, aProfile, earn } =
    await aPayingWorld();
  const other = await aPayingWorld();
  const partner = await aPartner(5_000);
  await close();
  const { id } = only(await statements());
  for (const uid of [boss.id, advisor.id, other.boss.id]) {
    await refused(object(id, uid), 'statement/not-found');
  }
  await refused(object(newId('none'), partner.id), 'statement/not-found');
  await object(id, partner.id);
  for (const uid of [partner.id, advisor.id, other.boss.id]) {
    await refused(uphold(id, uid), 'statement/not-found');
    await refused(reject(id, uid), 'statement/not-found');
  }
  // an administrator who is a partner, too
  await aProfile(second.id, 'private');
  await earn(second.id, 2_000);
  await close();
  const own = (await statements()).find((one) => one.partner === second.id)?.id ?? '';
  await object(own, second.id);
  await refused(uphold(own, second.id), 'permission/denied');
  await refused(reject(own, second.id), 'permission/denied');
});

test('NET-05 only the partner and administrators of the payer get the documents, and the e-invoice exists for businesses alone', async () => {
  const { boss, second, advisor, aPartner, close, statements } = await aPayingWorld();
  const other = await aPayingWorld();
  const [shop, person] = [await aPartner(10_000, 'business'), await aPartner(2_500)];
  await close();
  const [first, next] = (await statements()).map(({ id }) => id);
  const ports: StatementPaperPorts = {
    ...testPorts,
    statement: async (id) =>
      (await other.statements()).concat(await statements()).find((one) => one.id === id) ?? null,
    pdf: ({ number }) => Promise.resolve(Buffer.from(`pdf ${number}`)),
    xml: ({ number }) => Promise.resolve(`<xml>${number}</xml>`),
  };
  const paper = async (statement: string | undefined, format: 'pdf' | 'e-invoice', uid: string) => {
    const input = { statement: statement ?? '', format };
    const { name, content } = await statementPaper(ports, input, await admitted(uid));
    return `${name}: ${Buffer.from(content, 'base64').toString()}`;
  };
  for (const uid of [shop.id, boss.id, second.id]) {
    expect(await paper(first, 'pdf', uid)).toBe('Gutschrift-GS-00001.pdf: pdf 1');
    expect(await paper(first, 'e-invoice', uid)).toBe('Gutschrift-GS-00001.xml: <xml>1</xml>');
  }
  expect(await paper(next, 'pdf', person.id)).toBe('Provisionsabrechnung-GS-00002.pdf: pdf 2');
  await refused(paper(next, 'e-invoice', person.id), 'statement/not-found');
  for (const uid of [person.id, advisor.id, other.boss.id]) {
    await refused(paper(first, 'pdf', uid), 'statement/not-found');
    await refused(paper(first, 'e-invoice', uid), 'statement/not-found');
  }
  await refused(paper(newId('none'), 'pdf', boss.id), 'statement/not-found');
  await refused(paper(first, 'pdf', newId('gone')), 'statement/not-found');
});

test(
  'NET-05 a process that dies after any step of an objection, and is repeated, comes to the same end',
  async () => {
    const ends = new Set<string>();
    for (let step = 1; step <= 7; step++) {
      const { boss, aPartner, close, statements, balance } = await aPayingWorld();
      const [partner, other] = [await aPartner(3_000, 'business'), await aPartner(2_000)];
      await close();
      const [first] = await statements();
      const dies = () => dying<TestPorts>(testPorts, step);
      const twice = async (run: (ports: TestPorts) => Promise<unknown>) => {
        await run(dies()).catch(() => undefined);
        await run(testPorts);
      };
      await twice((ports) => object(first?.id ?? '', partner.id, ports));
      await twice((ports) => uphold(first?.id ?? '', boss.id, ports));
      ends.add(
        JSON.stringify({
          statements: (await statements()).map(({ number, state, total }) => [
            number,
            state,
            total,
          ]),
          sums: await Promise.all([partner, other].map(({ id }) => balance(id))),
        }),
      );
    }
    expect([...ends]).toEqual([
      JSON.stringify({
        statements: [
          [1, 'corrected', 3_570],
          [2, 'issued', 2_000],
          [3, 'correction', -3_570],
        ],
        sums: [
          { held: 0, due: 3_000, inPayout: 0, paid: 0 },
          { held: 0, due: 0, inPayout: 2_000, paid: 0 },
        ],
      }),
    ]);
    expect(await problems()).toEqual([]);
  },
  patient(120_000),
);

test('NET-05 an objection and a payout at the same moment never pay what is cancelled', async () => {
  for (let round = 0; round < 4; round++) {
    const { boss, second, aPartner, close, draft, statements, payout } = await aPayingWorld();
    const partner = await aPartner(1_000);
    await close();
    const { id } = only(await statements());
    const [, drafted] = await Promise.allSettled([object(id, partner.id), draft(second.id)]);
    const [cancelled] = await Promise.allSettled([uphold(id, boss.id)]);
    const claimed =
      drafted.status === 'fulfilled' && (await payout(drafted.value))?.controlSum === 1_000;
    expect(cancelled.status === 'fulfilled').toBe(!claimed);
  }
  expect(await problems()).toEqual([]);
});
