import { patient } from '@wbd/tools/host-speed';
import { actAs, expectRefusal, newAdvisor, setField, store } from '../../testing/portal.ts';
import { anExpertVideo, aSeminar } from '@wbd/domain/testing';
import { expect, test, vi } from 'vitest';
import { readContentCards } from './content-cards.repository.ts';

/** Each look reads everything that is published, which delays the trigger that it waits for. */
const PATIENCE = { timeout: patient(60_000), interval: 1000 };

test('CONF-05 an advisor chooses from everything that is published, with the name of its owner', async () => {
  const [owner, advisor] = await Promise.all([
    newAdvisor({ firstName: 'Clara', lastName: 'Weiß' }),
    newAdvisor({ lv: 1, isSpecialist: false }),
  ]);
  const [seminar, video] = await Promise.all([
    store('seminars', aSeminar(owner.id)),
    store('expertVideos', anExpertVideo(owner.id)),
  ]);
  await actAs(advisor);
  const card = async (kind: 'seminar' | 'expert', id: string) =>
    (await readContentCards(kind)).find((one) => one.id === id);
  await vi.waitFor(async () => {
    expect(await card('seminar', seminar.id)).toMatchObject({
      id: seminar.id,
      title: seminar.title,
      advisorName: 'Clara Weiß',
      thumb: seminar.thumb,
      createdAt: seminar.createdAt,
      card: { id: seminar.id, advisor: owner.id },
    });
    expect(await card('expert', video.id)).toMatchObject({ title: video.description });
  }, PATIENCE);
});

test('CONF-05 what the operator hides leaves the list, and comes back with it', async () => {
  const advisor = await newAdvisor({ lv: 1, isSpecialist: false });
  const seminar = await store('seminars', aSeminar(advisor.id));
  await actAs(advisor);
  const isListed = async () =>
    (await readContentCards('seminar')).some(({ id }) => id === seminar.id);
  for (const hidden of [false, true, false]) {
    await setField(`seminars/${seminar.id}`, 'hidden', hidden);
    await vi.waitFor(async () => expect(await isListed()).toBe(!hidden), PATIENCE);
  }
});

test('CONF-05 level 0 has no page to choose for', async () => {
  await actAs(await newAdvisor({ lv: 0, isSpecialist: false, hasOwnPage: false }));
  await expectRefusal(readContentCards('seminar'));
  await expectRefusal(readContentCards('expert'));
});
