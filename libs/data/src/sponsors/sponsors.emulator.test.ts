import { actAs, expectRefusal, newAdvisor, newLogin, store } from '../../testing/portal.ts';
import { sponsorSchema } from '@wbd/domain/accounts';
import { deleteDocument, updateDocument } from '@wbd/firebase/firestore';
import { expect, test } from 'vitest';
import { readBrought, readSponsor } from './sponsors.repository.ts';

test('NET-03 an advisor sees whom they brought and who brought them, no one else does, and no one changes it', async () => {
  const [top, middle, stranger] = await Promise.all([newAdvisor(), newAdvisor(), newAdvisor()]);
  const brought = (id: string, sponsor: string, day: number) =>
    store(
      'sponsors',
      sponsorSchema.parse({ id, sponsor, createdAt: new Date(Date.UTC(2027, 0, day)) }),
    );
  const own = await brought(middle.id, top.id, 1);
  const [first, second] = await Promise.all([
    brought((await newAdvisor()).id, middle.id, 2),
    brought((await newAdvisor()).id, middle.id, 3),
  ]);
  await actAs(middle);
  expect(await readSponsor(middle.id)).toEqual(own);
  expect(await readBrought(middle.id)).toEqual([second, first]);
  await expectRefusal(readBrought(top.id));
  await expectRefusal(readSponsor(first.id));
  await expectRefusal(updateDocument(`sponsors/${middle.id}`, { sponsor: stranger.id }));
  await expectRefusal(deleteDocument(`sponsors/${middle.id}`));
  await actAs(stranger);
  expect(await readSponsor(stranger.id)).toBeNull();
  await expectRefusal(readSponsor(middle.id));
  await expectRefusal(readBrought(middle.id));
  await actAs({ id: await newLogin() });
  await expectRefusal(readBrought(middle.id));
});
