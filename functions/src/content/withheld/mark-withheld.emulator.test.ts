import '../../../test/own-project.ts';
import { anAdvisor, anOffer, aSession, store } from '../../../test/data.ts';
import { aKnowledgeVideo, anExpertVideo, aQuickVideo } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { db } from '../../core/firestore.ts';
import { markWithheld } from './mark-withheld.service.ts';
import { withheldRepository, type WithheldRepository } from './withheld.repository.ts';

const withheld = (changes: object) => ({
  id: 'withheld',
  hiddenSeminars: [],
  hiddenExperts: [],
  hiddenQuickVideos: [],
  excludedSeminars: [],
  ...changes,
});
const flagOf = async (path: string, flag: string): Promise<unknown> =>
  (await db.doc(path).get()).get(flag);

test('ROUTE-13 withheld items are marked with their sessions, and released items lose the mark', async () => {
  const [hidden, other] = [await anOffer(), await anOffer()];
  const second = await store('sessions', aSession(hidden.seminar));
  const expert = await store('expertVideos', anExpertVideo(hidden.advisor.id));
  const quick = await store('quickVideos', aQuickVideo(hidden.advisor.id, { network: true }));
  const flags = async () => ({
    seminars: await Promise.all(
      [hidden, other].map(({ seminar }) => flagOf(`seminars/${seminar.id}`, 'hidden')),
    ),
    excluded: await flagOf(`seminars/${other.seminar.id}`, 'excluded'),
    sessions: await Promise.all(
      [hidden.session, second, other.session].map(({ id }) => flagOf(`sessions/${id}`, 'hidden')),
    ),
    expert: await flagOf(`expertVideos/${expert.id}`, 'hidden'),
    quick: await flagOf(`quickVideos/${quick.id}`, 'hidden'),
  });

  await store(
    'config',
    withheld({
      hiddenSeminars: [hidden.seminar.id, 'gone'],
      hiddenExperts: [expert.id],
      hiddenQuickVideos: [quick.id],
      excludedSeminars: [other.seminar.id],
    }),
  );
  await markWithheld(withheldRepository);
  expect(await flags()).toEqual({
    seminars: [true, false],
    excluded: true,
    sessions: [true, true, false],
    expert: true,
    quick: true,
  });
  expect((await db.doc('seminars/gone').get()).exists).toBe(false);

  await store('config', withheld({}));
  await markWithheld(withheldRepository);
  expect(await flags()).toEqual({
    seminars: [false, false],
    excluded: false,
    sessions: [false, false, false],
    expert: false,
    quick: false,
  });
});

test('a decision on a notice hides a video of the library', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { id } = await store('knowledgeVideos', aKnowledgeVideo(advisor));
  const restriction = db.doc(`restrictions/knowledge-${id}`);
  const isHidden = () => flagOf(`knowledgeVideos/${id}`, 'hidden');
  await restriction.set({ kind: 'knowledge', item: id });
  await markWithheld(withheldRepository);
  expect(await isHidden()).toBe(true);
  await restriction.delete();
  await markWithheld(withheldRepository);
  expect(await isHidden()).toBe(false);
});

test('marked items are not written again', async () => {
  const { seminar } = await anOffer();
  await store('config', withheld({ hiddenSeminars: [seminar.id] }));
  await markWithheld(withheldRepository);
  const before = await db.doc(`seminars/${seminar.id}`).get();
  await markWithheld(withheldRepository);
  const after = await db.doc(`seminars/${seminar.id}`).get();
  expect(after.updateTime?.valueOf()).toBe(before.updateTime?.valueOf());
});

test('a change of the list while it is applied ends with the later list', async () => {
  const { seminar } = await anOffer();
  await store('config', withheld({ hiddenSeminars: [seminar.id] }));
  let changed = false;
  const slow: WithheldRepository = {
    ...withheldRepository,
    async write(flagged, changes) {
      if (!changed) await store('config', withheld({}));
      changed = true;
      await withheldRepository.write(flagged, changes);
    },
  };
  await markWithheld(slow);
  expect(await flagOf(`seminars/${seminar.id}`, 'hidden')).toBe(false);
});

test('a network without a list withholds nothing', async () => {
  await db.doc('config/withheld').delete();
  const advisor = await store('advisors', anAdvisor());
  const { seminar } = await anOffer({ advisor: { id: advisor.id }, seminar: { hidden: true } });
  await markWithheld(withheldRepository);
  expect(await flagOf(`seminars/${seminar.id}`, 'hidden')).toBe(false);
});
