import { actAs, expectRefusal, newAdvisor, newId, store } from '../../testing/portal.ts';
import type { Selection } from '@wbd/domain/seminars';
import { anExpertVideo, aSeminar } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { swapped } from './choices.ts';
import { readSelections, storeSelections } from './selections.repository.ts';

const row = (id: string, dateForOrder: number, visible = true): Selection => ({
  id,
  visible,
  dateForOrder,
});
const byId = (rows: readonly Selection[]) => new Map(rows.map((one) => [one.id, one]));

async function twoSeminars(): Promise<[string, string]> {
  const newSeminar = () => store('seminars', aSeminar(newId()));
  const [one, two] = await Promise.all([newSeminar(), newSeminar()]);
  return [one.id, two.id];
}

test('choices are stored, replaced and exchanged, each time together', async () => {
  const advisor = await newAdvisor({ lv: 1, isSpecialist: false });
  await actAs(advisor);
  const [a, b] = await twoSeminars();
  await storeSelections('seminar', advisor.id, [row(a, 1)]);
  await storeSelections('seminar', advisor.id, [row(a, 1, false)]);
  await storeSelections('seminar', advisor.id, swapped(row(a, 1, false), row(b, 5)));
  expect(byId(await readSelections('seminar', advisor.id))).toEqual(
    byId([row(a, 5, false), row(b, 1)]),
  );
});

test('expert videos are chosen apart from seminars', async () => {
  const advisor = await newAdvisor({ lv: 1, isSpecialist: false });
  const expert = await store('expertVideos', anExpertVideo(newId()));
  await actAs(advisor);
  await storeSelections('expert', advisor.id, [row(expert.id, 3, false)]);
  expect(await readSelections('expert', advisor.id)).toEqual([row(expert.id, 3, false)]);
  expect(await readSelections('seminar', advisor.id)).toEqual([]);
});

test('level 0 chooses nothing; no one chooses for others, or what is not there', async () => {
  const basic = await newAdvisor({ lv: 0, isSpecialist: false, hasOwnPage: false });
  const lite = await newAdvisor({ lv: 1, isSpecialist: false });
  const [a] = await twoSeminars();
  await actAs(basic);
  await expectRefusal(storeSelections('seminar', basic.id, [row(a, 1)]));
  await expectRefusal(storeSelections('seminar', lite.id, [row(a, 1)]));
  await expectRefusal(readSelections('seminar', lite.id));
  await actAs(lite);
  await expectRefusal(storeSelections('seminar', lite.id, [row(a, 1), row(newId(), 2)]));
  expect(await readSelections('seminar', lite.id)).toEqual([]);
});
