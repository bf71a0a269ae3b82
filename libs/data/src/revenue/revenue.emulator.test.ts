import {
  actAs,
  actAsAdmin,
  emailOf,
  expectRefusal,
  newAdvisor,
  store,
} from '../../testing/portal.ts';
import { lastMonths } from '@wbd/domain/time';
import { anAccount } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { countReads } from '../../testing/count-reads.ts';
import { readRevenue } from './revenue.repository.ts';

test('ADMIN-01 an admin reads what was paid in each month, one document a month, and an advisor reads none of it', async () => {
  const [admin, advisor] = [await newAdvisor(), await newAdvisor()];
  await store(
    'accounts',
    anAccount({ id: admin.id, email: emailOf(admin.id), admin: true, isTest: true }),
  );
  // months that no other test uses
  const year = 3000 + Math.floor(Math.random() * 6000);
  const months = lastMonths(3, new Date(Date.UTC(year, 5, 15)));
  await store('revenue', { id: `${year}-03`, lite: 1, pro: 1 });
  await store('revenue', { id: `${year}-04`, pro: 11_781 });
  await store('revenue', { id: `${year}-06`, lite: 9401, pro: 23_562 });
  await actAsAdmin(admin);
  expect(await readRevenue(months)).toEqual([
    { month: months[0], lite: 0, pro: 11_781 },
    { month: months[1], lite: 0, pro: 0 },
    { month: months[2], lite: 9401, pro: 23_562 },
  ]);
  expect(await countReads(() => readRevenue(months))).toBeLessThanOrEqual(3);
  await actAs(advisor);
  await expectRefusal(readRevenue(months));
});
