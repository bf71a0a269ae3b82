import { actAs, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import type { BookedEntry, StoredBalance } from '@wbd/domain/commission';
import { deleteDocument, updateDocument } from '@wbd/firebase/firestore';
import { expect, test } from 'vitest';
import { readOwnBalances, readOwnEntries } from './commissions.repository.ts';

test("NET-07.1,2 a partner sees their entries and sums of every payer, no one else's, and changes none", async () => {
  const [partner, other] = [await newAdvisor({ lv: 0 }), await newAdvisor()];
  const payers = [newId('org'), newId('org')];
  const booked = await Promise.all(
    payers.map((payer, index) => {
      const deal = newId('deal');
      const entry: BookedEntry = {
        id: `${deal}~${partner.id}~earned`,
        partner: partner.id,
        kind: 'earned',
        deal,
        terms: `${payer}~0001`,
        postings: [
          { account: 'expense', cents: -100 },
          { account: 'held', cents: 100 },
        ],
        on: '2027-01-15',
        payer,
        source: 'deals',
        rate: { kind: 'share', permille: 100 },
        dueOn: '2027-02-14',
        at: new Date(Date.UTC(2027, 0, index + 1)),
      };
      return store(`ledgers/${payer}/entries`, entry);
    }),
  );
  for (const payer of payers) {
    const balance: StoredBalance = {
      id: partner.id,
      payer,
      partner: partner.id,
      held: 100,
      due: 0,
      inPayout: 0,
      paid: 0,
    };
    await store(`ledgers/${payer}/balances`, balance);
  }
  await actAs(partner);
  expect(await readOwnEntries(partner.id)).toEqual(booked.toReversed());
  expect((await readOwnBalances(partner.id)).map(({ payer }) => payer).toSorted()).toEqual(
    payers.toSorted(),
  );
  const own = booked.map(({ payer, id }) => `ledgers/${payer}/entries/${id}`);
  for (const path of own) {
    await expectRefusal(updateDocument(path, { postings: [] }));
    await expectRefusal(deleteDocument(path));
  }
  await actAs(other);
  await expectRefusal(readOwnEntries(partner.id));
  await expectRefusal(readOwnBalances(partner.id));
  expect(await readOwnEntries(other.id)).toEqual([]);
});
