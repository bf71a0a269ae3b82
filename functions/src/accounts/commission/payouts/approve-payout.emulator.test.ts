import { createHash } from 'node:crypto';
import '../../../../test/own-project.ts';
import { CREDIT_NOTE_WORDING } from '@wbd/domain/commission';
import { aParty } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { aPayingWorld, NOW, problems, testPorts } from '../../../../test/payout-world.ts';
import { admitted } from '../../../../test/callers.ts';
import { anAccount, anAdvisor, store } from '../../../../test/data.ts';
import { db } from '../../../core/firestore.ts';
import { readAllAdministrators } from '../../../core/people.repository.ts';
import { objectToStatement } from '../objections/object-to-statement.service.ts';
import { profilesRepository } from '../profiles/profiles.repository.ts';
import { setPayer } from '../profiles/set-payer.service.ts';
import { setTaxProfile } from '../profiles/set-tax-profile.service.ts';
import { waitingPayouts } from './waiting-payouts.service.ts';

const refused = (given: Promise<unknown>, code: string) =>
  expect(given).rejects.toMatchObject({ code });
const profilePorts = { ...testPorts, profiles: profilesRepository };
const OTHER = 'AT611904300234573201';

test('NET-06.3 an administrator releases all statements but their own, which another administrator releases', async () => {
  const { org, boss, second, aPartner, aProfile, earn, close, draft, decide, payout } =
    await aPayingWorld();
  await aPartner(1_000);
  await aProfile(second.id, 'private');
  await earn(second.id, 500);
  await close();
  const id = await draft();
  await refused(decide(id, { kind: 'approve' }, boss.id), 'payout/own');
  await decide(id, { kind: 'approve' });
  await decide(id, { kind: 'approve' });
  expect(await payout(id)).toMatchObject({
    state: 'approved',
    approver: second.id,
    controlSum: 1_000,
  });
  const { docs } = await db.collection('payouts').where('payer', '==', org).get();
  const rest = docs.find((one) => one.id !== id);
  expect(rest?.data()).toMatchObject({ author: second.id, controlSum: 500, state: 'drafted' });
  await refused(decide(rest?.id ?? '', { kind: 'approve' }, second.id), 'payout/own');
  await decide(rest?.id ?? '', { kind: 'approve' }, boss.id);
  expect(await payout(rest?.id ?? '')).toMatchObject({ state: 'approved', approver: boss.id });
  const entries = await db.collection('moneyChanges').where('org', '==', org).get();
  expect(entries.docs.map((one) => String(one.get('kind')))).toEqual([
    'payout-approved',
    'payout-approved',
  ]);
  expect(await problems()).toEqual([]);
});

test('NET-06.3 an approved file never changes and shows its hash, and a refused one frees its statements for another payout', async () => {
  const { boss, second, aPartner, close, draft, decide, file, payout } = await aPayingWorld();
  await aPartner(1_000);
  await close();
  const id = await draft();
  await expect(decide(id, { kind: 'approve', executeOn: '2027-03-06' })).rejects.toMatchObject({
    fields: ['executeOn'],
  });
  await decide(id, { kind: 'approve', executeOn: '2027-03-08' });
  const approved = await payout(id);
  await setPayer(
    profilePorts,
    { ...aParty(), taxId: 'DE136695976', iban: OTHER },
    await admitted(boss.id),
  );
  const { xml } = await file(id);
  expect(createHash('sha256').update(xml).digest('hex')).toBe(approved?.file?.sha256);
  expect(xml).toContain('2027-03-08');
  expect(xml).not.toContain(OTHER);
  await decide(id, { kind: 'refuse' });
  await decide(id, { kind: 'refuse' }, boss.id);
  expect((await db.doc(`payoutFiles/${id}`).get()).exists).toBe(false);
  const again = await draft(second.id);
  expect(await payout(again)).toMatchObject({ controlSum: 1_000, state: 'drafted' });
  expect(await problems()).toEqual([]);
});

test('NET-06.3 a payout excludes statements that are disputed or wait for a changed account', async () => {
  const { aPartner, close, draft, decide, payout, statements, preview } = await aPayingWorld();
  const [one, other] = [await aPartner(1_000), await aPartner(2_000)];
  await setTaxProfile(
    profilePorts,
    { ...aParty(), kind: 'private', taxId: null, iban: OTHER, wording: CREDIT_NOTE_WORDING },
    await admitted(other.id),
  );
  const third = await aPartner(3_000);
  await close();
  expect((await preview()).open).toMatchObject({ count: 3, waiting: { count: 1, total: 2_000 } });
  const id = await draft();
  expect(await payout(id)).toMatchObject({ controlSum: 4_000 });
  const disputed = (await statements()).find(({ partner }) => partner === one.id);
  await objectToStatement(
    testPorts,
    { statement: disputed?.id ?? '', reason: 'Zu wenig' },
    await admitted(one.id),
  );
  await decide(id, { kind: 'approve' });
  expect(await payout(id)).toMatchObject({
    controlSum: 3_000,
    statements: [{ partner: third.id }],
  });
  expect((await statements()).find(({ partner }) => partner === one.id)).toMatchObject({
    state: 'objected',
    payout: null,
  });
  const later = { ...testPorts, now: () => new Date(NOW.getTime() + 72 * 3_600_000) };
  const next = await draft(undefined, later);
  expect(await payout(next)).toMatchObject({
    controlSum: 2_000,
    statements: [{ ibanEnd: '3201' }],
  });
});

test('NET-06.3 the operator approves only for a single administrator', async () => {
  const { org, boss, second, aPartner, aProfile, earn, close, draft, decide, payout } =
    await aPayingWorld();
  const admin = await store('advisors', anAdvisor({}));
  const operator = await store('accounts', anAccount({ id: admin.id, admin: true }));
  await aPartner(1_000);
  await aProfile(admin.id, 'private');
  await earn(admin.id, 500);
  await close();
  const id = await draft();
  const asOperator = (step: Parameters<typeof decide>[1], payoutId = id) =>
    decide(payoutId, step, admin.id, testPorts, operator);
  const waiting = async () => {
    const { payouts } = await waitingPayouts(
      { ...testPorts, allAdministrators: readAllAdministrators },
      { uid: admin.id },
    );
    return payouts.filter(({ payer }) => payer === org);
  };
  await refused(asOperator({ kind: 'approve' }), 'payout/not-found');
  expect(await waiting()).toEqual([]);
  await db.doc(`accounts/${second.id}`).update({ orgAdmin: false });
  await refused(decide(id, { kind: 'approve' }, admin.id), 'payout/not-found');
  for (const kind of ['discard', 'settle', 'refuse'] as const) {
    await refused(asOperator({ kind }), 'payout/not-found');
  }
  expect(await waiting()).toMatchObject([
    { id, author: boss.id, statements: [{ total: 1_000, part: 'pays' }, { part: 'own' }] },
  ]);
  await asOperator({ kind: 'approve' });
  await asOperator({ kind: 'approve' });
  expect(await payout(id)).toMatchObject({ state: 'approved', approver: admin.id });
  const entries = await db.collection('moneyChanges').where('org', '==', org).get();
  expect(entries.docs.map((one) => one.data())).toMatchObject([
    { kind: 'payout-approved', by: admin.id, readers: [admin.id, boss.id] },
  ]);
  const acts = await db.collection('adminActions').where('admin', '==', admin.id).get();
  expect(acts.docs.map((one) => String(one.get('action')))).toEqual(['payout-approved']);
  // the organisation releases payments to the operator
  const { docs } = await db.collection('payouts').where('payer', '==', org).get();
  const rest = docs.find((one) => one.id !== id)?.id ?? '';
  expect(await payout(rest)).toMatchObject({ author: admin.id, controlSum: 500 });
  await refused(asOperator({ kind: 'approve' }, rest), 'payout/not-found');
  await decide(rest, { kind: 'approve' }, boss.id);
  expect(await payout(rest)).toMatchObject({ state: 'approved', approver: boss.id });
  expect(await problems()).toEqual([]);
});

test('NET-06.3 notifies admins of a payout that waits for the operator', async () => {
  const { second, aPartner, close, draft } = await aPayingWorld();
  const admin = await store('advisors', anAdvisor({}));
  await store('accounts', anAccount({ id: admin.id, admin: true }));
  await db.doc(`accounts/${second.id}`).update({ orgAdmin: false });
  await aPartner(1_000);
  await close();
  await draft();
  const told = await db.collection('notifications').where('advisor', '==', admin.id).get();
  expect(told.docs.map((one) => String(one.get('event')))).toEqual(['payout-for-operator']);
});
