import '../../../test/own-project.ts';
import { publicPageSchema } from '@wbd/domain/pages';
import { anAdvisor, anExpertVideo, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { patient } from '@wbd/tools/host-speed';
import fc from 'fast-check';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { emptyProject } from '../../../test/empty-project.ts';
import { expectedPage, readNetwork } from '../../../test/page-oracle.ts';
import { tries } from '@wbd/tools/tries';
import { runTriggers } from '../../../test/triggers.ts';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { rebuildPages } from './rebuild-pages.service.ts';

const LONG = { timeout: patient(tries(600_000, 1_800_000)) };
/** A slow machine tries fewer: what goes on when the time is over would empty the project of the next try. */
const RUNS = { numRuns: tries(4, 50), interruptAfterTimeLimit: LONG.timeout / 2 };
const START = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60_000;

const ADVISORS = ['anna', 'ben', 'internaltesting'] as const;
/** more than fit on a page at once */
const STORED = Array.from({ length: 30 }, (_, number) => `item${number}`);
/** An id is used once: deleted items are not published again under it. */
const NEW = Array.from({ length: 8 }, (_, number) => `new${number}`);
const ITEMS = [...STORED, ...NEW];

/** One change of one document; null deletes it. */
interface Operation {
  path: string;
  data: object | null;
  merge: boolean;
}

const uid = fc.constantFrom(...ADVISORS);
const item = fc.constantFrom(...ITEMS);
const name = fc.constantFrom('Groß', 'Weiß', 'Öz');
const section = fc.constantFrom('seminars', 'experts');
/** of large cards fewer fit */
const thumb = fc.constantFrom('a/thumb/b', 'a/thumb/c', `a/thumb/${'d'.repeat(1_000)}`);

const set = (path: string, data: object): Operation => ({ path, data, merge: false });
const merge = (path: string, data: object): Operation => ({ path, data, merge: true });

const day = (number: number) => new Date(START + number * DAY);
const publish = fc
  .tuple(fc.constantFrom(...NEW), uid, thumb, fc.integer({ min: 0, max: 60 }), section)
  .map(([id, advisor, file, number, kind]) => {
    const common = { id, thumb: file, createdAt: day(number) };
    return kind === 'seminars'
      ? set(`seminars/${id}`, toData(aSeminar(advisor, common)))
      : set(`expertVideos/${id}`, toData(anExpertVideo(advisor, common)));
  });
const edit = fc
  .tuple(item, thumb, fc.constantFrom('seminars', 'expertVideos'))
  .map(([id, file, collection]) => merge(`${collection}/${id}`, { thumb: file }));
const remove = fc
  .tuple(item, fc.constantFrom('seminars', 'expertVideos'))
  .map(([id, collection]): Operation => ({
    path: `${collection}/${id}`,
    data: null,
    merge: false,
  }));
const choose = fc
  .tuple(uid, section, item, fc.boolean(), fc.integer({ min: 0, max: 60 }))
  .map(([who, kind, id, visible, number]) =>
    merge(`advisors/${who}/selections/${kind}`, {
      choices: { [id]: { visible, dateForOrder: day(number).getTime() + 0.5 } },
      changed: [id],
    }),
  );
const advisor = fc
  .tuple(uid, name, fc.constantFrom(null, 'Hallo'))
  .map(([id, lastName, heroText]) =>
    set(
      `advisors/${id}`,
      toData(
        anAdvisor({ id, code: id, lastName, heroText, createdAt: day(ADVISORS.indexOf(id) * 20) }),
      ),
    ),
  );
const testimonial = fc
  .tuple(item, uid, fc.option(fc.integer({ min: 0, max: 3 })))
  .map(([id, owner, displayOrder]) =>
    set(`testimonials/${id}`, toData(aTestimonial(owner, { id, displayOrder }))),
  );
const hide = fc
  .tuple(item, fc.boolean(), fc.constantFrom('seminars', 'expertVideos'))
  .map(([id, hidden, collection]) => merge(`${collection}/${id}`, { hidden }));

const operations = fc.array(
  fc.oneof(
    { arbitrary: publish, weight: 6 },
    { arbitrary: choose, weight: 4 },
    { arbitrary: edit, weight: 2 },
    { arbitrary: remove, weight: 2 },
    { arbitrary: advisor, weight: 2 },
    { arbitrary: testimonial, weight: 1 },
    { arbitrary: hide, weight: 2 },
  ),
  { minLength: 15, maxLength: 40 },
);

/** Paths of items that were published since the beginning. */
const used = new Set<string>();

interface Delivery {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Makes the change if possible; its triggers run later. */
async function make({ path, data, merge: isMerge }: Operation): Promise<Delivery | null> {
  const ref = db.doc(path);
  const before = await ref.get();
  const isItem = /^(seminars|expertVideos)\//.test(path);
  if (isItem && data !== null && !isMerge) {
    if (used.has(path)) return null;
    used.add(path);
  } else if (isItem && !before.exists) return null;
  await (data ? ref.set(data, { merge: isMerge }) : ref.delete());
  return { before, after: await ref.get() };
}

// those for files would look for files
const keepsPages = (name: string) => name.endsWith('Written') || name === 'onPageUpdate';
const deliver = ({ before, after }: Delivery) => runTriggers(before, after, keepsPages);

/** Runs of changes that are on their way, and the choices that functions themselves have changed. */
async function settle(): Promise<void> {
  for (let open = true; open;) {
    const { docs } = await db.collection('pageUpdates').get();
    for (const one of docs) await runTriggers(one, one, keepsPages);
    open = docs.length > 0;
  }
}

async function expectPagesAsSpecified(): Promise<void> {
  const network = await readNetwork();
  for (const one of network.advisors) {
    const stored = await db.doc(`publicPages/${one.code}`).get();
    expect(parseDocument(publicPageSchema, stored)).toEqual(await expectedPage(one, network));
  }
  const uids = network.advisors.map(({ id }) => id).toSorted();
  const pages = (await db.collection('publicPages').get()).docs;
  expect(pages.map(({ id }) => id).toSorted()).toEqual(uids);
}

async function clear(): Promise<void> {
  used.clear();
  await emptyProject();
}

/** A network in which a page shows more than fits on it at once. */
async function begin(): Promise<void> {
  await clear();
  const writer = db.bulkWriter({ throttling: false });
  for (const [number, id] of ADVISORS.entries()) {
    const data = anAdvisor({ id, code: id, createdAt: day(number * 20) });
    void writer.set(db.doc(`advisors/${id}`), toData(data));
  }
  for (const [number, id] of STORED.entries()) {
    const common = { id, createdAt: day(number) };
    void writer.set(db.doc(`seminars/${id}`), toData(aSeminar('ben', common)));
    void writer.set(db.doc(`expertVideos/${id}`), toData(anExpertVideo('ben', common)));
  }
  await writer.close();
  await rebuildPages();
}

test(
  'PUB-06 a page kept change by change is the page put together from scratch: each delivery in order, twice',
  LONG,
  async () => {
    await fc.assert(
      fc.asyncProperty(operations, async (changes) => {
        await begin();
        for (const change of changes) {
          const delivery = await make(change);
          if (!delivery) continue;
          await deliver(delivery);
          await deliver(delivery);
          await settle();
        }
        await expectPagesAsSpecified();
      }),
      RUNS,
    );
  },
);

test(
  'PUB-06 … and deliveries late, in any order, several times, at the same time end in the same page',
  LONG,
  async () => {
    await fc.assert(
      fc.asyncProperty(operations, fc.infiniteStream(fc.nat()), async (changes, random) => {
        await begin();
        const next = () => Number(random.next().value);
        let waiting: Delivery[] = [];
        for (const change of changes) {
          const delivery = await make(change);
          if (delivery) waiting.push(delivery, ...(next() % 4 === 0 ? [delivery] : []));
          if (next() % 5 !== 0) continue;
          const now = waiting.filter(() => next() % 2 === 0);
          waiting = waiting.filter((one) => !now.includes(one));
          await Promise.all(now.toSorted(() => (next() % 2) - 0.5).map(deliver));
        }
        await Promise.all(waiting.toSorted(() => (next() % 2) - 0.5).map(deliver));
        await settle();
        await expectPagesAsSpecified();
      }),
      RUNS,
    );
  },
);

test('a rebuild makes the same pages of the same content, after any history', LONG, async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (changes) => {
      await clear();
      for (const change of changes) await make(change);
      await db.doc('publicPages/nobody').set({ uid: 'nobody', seminars: 'kaputt' });
      await db.doc('seminarCards/first').set({
        from: '',
        next: null,
        ids: ['gone'],
        owners: ['anna'],
        cards: [
          {
            id: 'gone',
            advisor: 'anna',
            advisorName: '',
            title: '',
            thumb: null,
            hasTrailer: false,
            order: 5,
            hidden: false,
          },
        ],
      });
      await rebuildPages();
      await expectPagesAsSpecified();
      expect(
        (await db.collection('seminarCards').where('ids', 'array-contains', 'gone').get()).size,
      ).toBe(0);
    }),
    { ...RUNS, numRuns: RUNS.numRuns / 2 },
  );
});
