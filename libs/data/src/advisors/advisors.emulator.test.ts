import { actAs, expectRefusal, newAdvisor } from '../../testing/portal.ts';
import { expect, test } from 'vitest';
import { readAdvisor, readAdvisorNames, updateAdvisor } from './advisors.repository.ts';

test('an advisor stores texts, the booking link and single files, and takes a file away again', async () => {
  const lite = await newAdvisor({ lv: 1, isSpecialist: false });
  await actAs(lite);
  const texts = { heroText: 'Hallo', heroSubtext: 'ganz _klar_', testimonialShareText: 'Lies' };
  await updateAdvisor(lite.id, { ...texts, bookingslink: 'termine.example/anna' });
  await updateAdvisor(lite.id, { logo: 'hero/logo/a.webp' });
  expect(await readAdvisor(lite.id)).toMatchObject({ ...texts, logo: 'hero/logo/a.webp' });
  await updateAdvisor(lite.id, { logo: null });
  expect(await readAdvisor(lite.id)).toEqual({
    ...lite,
    ...texts,
    bookingslink: 'termine.example/anna',
  });
});

test("level 0 changes nothing, and no one another advisor's profile", async () => {
  const basic = await newAdvisor({ lv: 0, isSpecialist: false, hasOwnPage: false });
  await actAs(basic);
  await expectRefusal(updateAdvisor(basic.id, { bookingslink: 'termine.example/anna' }));
  const other = await newAdvisor();
  await expectRefusal(updateAdvisor(other.id, { heroText: 'Meins' }));
});

test('each name is read once, and a deleted advisor has none', async () => {
  const advisor = await newAdvisor();
  const names = await readAdvisorNames([advisor.id, 'gibtesnicht', advisor.id]);
  expect([...names]).toEqual([[advisor.id, 'Petra Prüfstein']]);
});
