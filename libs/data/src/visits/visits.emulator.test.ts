import { actAs, expectRefusal, newAdvisor, newLogin, store } from '../../testing/portal.ts';
import { linkVisitsId, type LinkVisits } from '@wbd/domain/visits';
import { expect, test } from 'vitest';
import { readLinkVisits } from './visits.repository.ts';

test('sharers see how often their links were opened, others and customers see nothing', async () => {
  const advisor = await newAdvisor();
  const customer = await newLogin();
  const month = (referrer: string, at: Date): LinkVisits => ({
    id: linkVisitsId(referrer, at),
    referrer,
    days: { '2026-01-01': { page: 2 } },
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  });
  const [own] = await Promise.all(
    [advisor.id, customer].map((id) =>
      store('linkVisits', month(id, new Date('2026-01-01T12:00:00Z'))),
    ),
  );
  await actAs(advisor);
  expect(await readLinkVisits(advisor.id)).toEqual([own]);
  await expectRefusal(readLinkVisits(customer));
  await actAs({ id: customer });
  await expectRefusal(readLinkVisits(customer));
});
