import { actAs, emailOf, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import { payoutSchema, statementSchema } from '@wbd/domain/commission';
import { aParty, anAccount, aPayer, aTaxProfile } from '@wbd/domain/testing';
import { deleteDocument, updateDocument } from '@wbd/firebase/firestore';
import { expect, test } from 'vitest';
import {
  readOpenObjections,
  readOwnStatements,
  readPayer,
  readPayouts,
  readStatementsOf,
  readStatementsOfMonth,
  readTaxProfile,
} from './payouts.repository.ts';

test("NET-07.1,2 statements are their partner's and the payer's administrators' to read, and no one's to change", async () => {
  const admin = await newAdvisor();
  const { org } = admin;
  const [colleague, partner, other] = await Promise.all([
    newAdvisor({ org }),
    newAdvisor({ lv: 0 }),
    newAdvisor(),
  ]);
  await store('accounts', anAccount({ id: admin.id, email: emailOf(admin.id), orgAdmin: true }));
  await store('accounts', anAccount({ id: other.id, email: emailOf(other.id), orgAdmin: true }));
  const payout = newId('payout');
  const [first, second] = await Promise.all(
    [1, 2].map((number) =>
      store(
        'statements',
        statementSchema.parse({
          id: `${org}_${partner.id}_2027-0${number}`,
          payer: org,
          partner: partner.id,
          month: `2027-0${number}`,
          number,
          issuer: aParty(),
          recipient: { ...aParty(), kind: 'private' },
          lines: [],
          net: 100,
          tax: 0,
          total: 100,
          ibanEnd: '2051',
          state: 'issued',
          payout: number === 1 ? payout : null,
          issuedOn: `2027-0${number + 1}-02`,
          endedOn: null,
          objection: number === 2 ? { reason: 'Falsch', on: '2027-03-03', answer: null } : null,
        }),
      ),
    ),
  );
  const drafted = await store(
    'payouts',
    payoutSchema.parse({
      id: payout,
      payer: org,
      statements: [],
      controlSum: 100,
      state: 'drafted',
      author: admin.id,
      approver: null,
      draftedAt: new Date(),
      approvedAt: null,
      exportedAt: null,
      exportedBy: null,
      endedOn: null,
    }),
  );
  const payer = await store('payers', aPayer(org));
  const profile = await store('taxProfiles', aTaxProfile(partner.id));

  await actAs(partner);
  expect(await readOwnStatements(partner.id)).toEqual([second, first]);
  expect(await readTaxProfile(partner.id)).toEqual(profile);
  await expectRefusal(readPayouts(org));
  const path = `statements/${first?.id ?? ''}`;
  await expectRefusal(updateDocument(path, { total: 1 }));
  await expectRefusal(deleteDocument(path));
  await actAs(admin);
  expect(await readStatementsOf(org, payout)).toEqual([first]);
  expect(await readStatementsOfMonth(org, '2027-01')).toEqual([first]);
  expect(await readOpenObjections(org)).toEqual([second]);
  expect(await readPayouts(org)).toEqual([drafted]);
  expect(await readPayer(org)).toEqual(payer);
  await expectRefusal(readOwnStatements(partner.id));
  await expectRefusal(readTaxProfile(partner.id));
  await expectRefusal(updateDocument(`payouts/${payout}`, { approver: admin.id }));
  for (const stranger of [colleague, other]) {
    await actAs(stranger);
    await expectRefusal(readPayouts(org));
    await expectRefusal(readPayer(org));
    await expectRefusal(readStatementsOf(org, payout));
    await expectRefusal(readStatementsOfMonth(org, '2027-01'));
    await expectRefusal(readOpenObjections(org));
  }
});
