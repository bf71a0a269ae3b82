import { PUBLIC } from '@wbd/domain/audiences';
import type { FilmVersions } from '@wbd/domain/files';
import { knowledgeCards, publicPageSchema } from '@wbd/domain/pages';
import { knowledgeVideoSchema } from '@wbd/domain/content';
import { dateOf, sessionSchema, sessionState } from '@wbd/domain/seminars';
import {
  aKnowledgeVideo,
  anAdvisor,
  anExpertVideo,
  aSeminar,
  aSession,
  aTestimonial,
} from '@wbd/domain/testing';
import { patient } from '@wbd/tools/host-speed';
import fc from 'fast-check';
import { Change } from 'firebase-functions';
import { expect, test, vi } from 'vitest';
import { MemoryFirestore, type MemorySnapshot } from '../../../test/memory-firestore.ts';
import { expectedPage, readNetwork } from '../../../test/page-oracle.ts';
import type { DocumentHandler } from '../../core/documents/handlers.ts';
import { paramsOf } from '../../core/documents/params-of.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import * as dateTriggers from './dates/seminar-dates.trigger.ts';
import * as pageTriggers from './pages.trigger.ts';
import { rebuildPages } from './rebuild-pages.service.ts';

vi.mock('../../core/firestore.ts', async (original) => ({
  ...(await original<object>()),
  db: new (await import('../../../test/memory-firestore.ts')).MemoryFirestore(),
}));

const RUNS = 500;
const KILLED_RUNS = 20;
const LONG = { timeout: patient(120_000) };
const JOINED = new Date('2026-02-01T10:00:00Z');
const BEFORE = new Date('2026-01-01T10:00:00Z');

function memoryOf(value: unknown): MemoryFirestore {
  if (!(value instanceof MemoryFirestore)) throw new Error('The database is not in memory.');
  return value;
}
const memory = memoryOf(db);

const ADVISORS = ['anna', 'ben'] as const;
const SEMINARS = ['seminar1', 'seminar2', 'seminar3'] as const;
const EXPERTS = ['expert1', 'expert2'] as const;
const SESSIONS = ['session1', 'session2', 'session3', 'session4'] as const;
const FILM = 'hero/loop/a.mov';

/** A change to one document; null deletes it. */
interface Operation {
  path: string;
  data: object | null;
  isMerged?: boolean;
}

const uid = fc.constantFrom(...ADVISORS);
const seminar = fc.constantFrom(...SEMINARS);
const films: fc.Arbitrary<FilmVersions> = fc
  .record({
    state: fc.constantFrom('processing', 'ready', 'failed', 'limited'),
    isPlayable: fc.boolean(),
    isStream: fc.boolean(),
  })
  .map((film) => [{ path: FILM, sizes: [], ...film }]);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ id: seminar, owner: uid, films }).map(({ id, owner, films: versions }) => ({
    path: `seminars/${id}`,
    data: toData(
      aSeminar(owner, { id, createdAt: BEFORE, trailer: FILM, films: versions, dates: [] }),
    ),
  })),
  fc
    .record({ id: seminar, hidden: fc.boolean(), films })
    .map(({ id, ...changes }) => ({ path: `seminars/${id}`, data: changes, isMerged: true })),
  seminar.map((id) => ({ path: `seminars/${id}`, data: null })),
  fc
    .record({
      id: fc.constantFrom(...SESSIONS),
      of: seminar,
      year: fc.constantFrom(2024, 2031, 2032),
      registrationCount: fc.constantFrom(0, 17, 20),
      hidden: fc.boolean(),
      isCalledOff: fc.boolean(),
    })
    .map(({ id, of, year, registrationCount, hidden, isCalledOff }) => ({
      path: `sessions/${id}`,
      data: toData(
        aSession(
          { id: of, advisor: 'anna' },
          {
            id,
            time: new Date(Date.UTC(year, 5, SESSIONS.indexOf(id) + 1)),
            registrationCount,
            maxParticipants: 20,
            hidden: hidden || isCalledOff,
            calledOff: isCalledOff
              ? { at: BEFORE, reason: null, replacement: null, seats: 1, waiting: 0 }
              : null,
          },
        ),
      ),
    })),
  fc.constantFrom(...SESSIONS).map((id) => ({ path: `sessions/${id}`, data: null })),
  fc
    .record({ id: uid, lastName: fc.constantFrom('Groß', 'Weiß'), films })
    .map(({ id, lastName, films: versions }) => ({
      path: `advisors/${id}`,
      data: toData(
        anAdvisor({ id, code: id, lastName, createdAt: JOINED, loop: FILM, films: versions }),
      ),
    })),
  fc
    .record({ id: fc.constantFrom(...EXPERTS), owner: uid, films })
    .map(({ id, owner, films: versions }) => ({
      path: `expertVideos/${id}`,
      data: toData(anExpertVideo(owner, { id, createdAt: BEFORE, trailer: FILM, films: versions })),
    })),
  fc
    .record({ owner: uid, displayOrder: fc.option(fc.nat(3)), films })
    .map(({ owner, displayOrder, films: versions }) => ({
      path: `testimonials/of-${owner}`,
      data: toData(
        aTestimonial(owner, { id: `of-${owner}`, displayOrder, url: FILM, films: versions }),
      ),
    })),
  fc
    .record({ owner: uid, hidden: fc.boolean(), films })
    .map(({ owner, hidden, films: versions }) => ({
      path: `knowledgeVideos/of-${owner}`,
      data: toData(
        aKnowledgeVideo(
          { id: owner, org: 'org' },
          { id: `of-${owner}`, audience: PUBLIC, hidden, url: FILM, films: versions },
        ),
      ),
    })),
  fc.record({ who: uid, id: seminar, visible: fc.boolean() }).map(({ who, id, visible }) => ({
    path: `advisors/${who}/selections/seminars`,
    data: { choices: { [id]: { visible, dateForOrder: 5 } }, changed: [id] },
    isMerged: true,
  })),
);
const operations = fc.array(operation, { minLength: 8, maxLength: 16 });

interface Delivery {
  before: MemorySnapshot;
  after: MemorySnapshot;
}
const HANDLERS = [
  dateTriggers.onSessionWritten,
  ...Object.values(pageTriggers),
] satisfies DocumentHandler[];

async function deliver({ before, after }: Delivery): Promise<void> {
  const { path } = after.ref;
  for (const handler of HANDLERS) {
    if (paramsOf(handler.options.document, path) === null) continue;
    const data: unknown = Reflect.construct(Change, [before, after]);
    if (!(data instanceof Change)) throw new Error('no change');
    await handler.run({ id: path, time: '2026-11-30T10:00:00Z', document: path, data });
  }
}

/** Never reuses the id of a deleted item, and skips a session without its seminar, because the rules refuse it. */
function make({ path, data, isMerged = false }: Operation, used: Set<string>): Promise<unknown> {
  const isItem = /^(?:seminars|expertVideos)\//.test(path);
  const isThere = memory.snapshot(memory.doc(path)).exists;
  if (data === null) return memory.doc(path).delete();
  if (isItem && !isThere && (isMerged || used.has(path))) return Promise.resolve();
  if (isItem && isThere && !isMerged) return Promise.resolve();
  if (
    'seminar' in data &&
    !memory.snapshot(memory.doc(`seminars/${String(data.seminar)}`)).exists
  ) {
    return Promise.resolve();
  }
  used.add(path);
  return memory.doc(path).set({ ...data }, { merge: isMerged });
}

/** Differences between the stored pages, cards and dates and a full recomputation. */
async function differences(): Promise<string[]> {
  const found: string[] = [];
  const network = await readNetwork();
  const all = async (collection: string) => (await db.collection(collection).get()).docs;
  const sessions = parseDocuments(sessionSchema, await all('sessions')).toSorted(
    (a, b) => a.time.getTime() - b.time.getTime(),
  );
  const now = new Date();
  for (const one of network.seminars) {
    const own = sessions.filter(({ seminar: of, time }) => of === one.id && time > now);
    const dates = own.flatMap((session) => dateOf(session, now) ?? []);
    const calledOffDates = own
      .filter((session) => sessionState(session, now) === 'called-off')
      .map(({ time }) => time.getTime());
    const isSame =
      JSON.stringify([one.dates, one.calledOffDates]) === JSON.stringify([dates, calledOffDates]);
    if (!isSame) found.push(`dates of ${one.id}`);
  }
  const knowledge = parseDocuments(knowledgeVideoSchema, await all('knowledgeVideos'));
  for (const advisor of network.advisors) {
    const shown = knowledgeCards(knowledge.filter((video) => video.advisor === advisor.id));
    const expected = {
      ...(await expectedPage(advisor, network)),
      ...(shown.length > 0 && { knowledge: shown }),
    };
    const stored = parseDocument(
      publicPageSchema,
      await db.doc(`publicPages/${advisor.code}`).get(),
    );
    try {
      expect(stored).toEqual(expected);
    } catch (error) {
      found.push(`page of ${advisor.id}: ${error instanceof Error ? error.message : ''}`);
    }
  }
  return found;
}

/** Applies the changes and delivers each event late, out of order and sometimes twice. */
async function runHistory(
  changes: readonly Operation[],
  next: () => number,
  carryOut: (delivery: Delivery) => Promise<void>,
): Promise<void> {
  let waiting: Delivery[] = [];
  memory.clear();
  memory.onWrite = (before, after) => {
    waiting.push({ before, after }, ...(next() % 4 === 0 ? [{ before, after }] : []));
  };
  const used = new Set<string>();
  for (const id of ADVISORS) {
    await make(
      { path: `advisors/${id}`, data: toData(anAdvisor({ id, code: id, createdAt: JOINED })) },
      used,
    );
  }
  for (const change of changes) {
    await make(change, used);
    if (next() % 3 === 0) await deliverSome();
  }
  while (waiting.length > 0) await deliverSome();

  async function deliverSome(): Promise<void> {
    const now = waiting.filter(() => next() % 2 === 0);
    waiting = waiting.filter((one) => !now.includes(one));
    for (const one of now.toSorted(() => (next() % 2) - 0.5)) await carryOut(one);
  }
}

test(
  'pages, cards and dates equal a recomputation after any history of late, repeated and reordered events',
  LONG,
  async () => {
    await fc.assert(
      fc.asyncProperty(operations, fc.infiniteStream(fc.nat()), async (changes, random) => {
        await runHistory(changes, () => Number(random.next().value), deliver);
        expect(await differences()).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
);

test(
  'pages, cards and dates equal a recomputation when the process is killed at each await and the event delivered again',
  LONG,
  async () => {
    let kills = 0;
    await fc.assert(
      fc.asyncProperty(operations, fc.infiniteStream(fc.nat()), async (changes, random) => {
        await runHistory(
          changes,
          () => Number(random.next().value),
          async (delivery) => {
            for (let operationsLeft = 1; ; operationsLeft += 1) {
              const run = () => deliver(delivery);
              if (await memory.runKilledAfter(operationsLeft, run)) return;
              kills += 1;
            }
          },
        );
        expect(await differences()).toEqual([]);
      }),
      { numRuns: KILLED_RUNS },
    );
    expect(kills).toBeGreaterThan(100 * KILLED_RUNS);
  },
);

test('a rebuild creates the same pages, cards and dates', LONG, async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (changes) => {
      await runHistory(
        changes,
        () => 0,
        () => Promise.resolve(),
      );
      await rebuildPages();
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('detects dates that no event has updated', async () => {
  await runHistory(
    [
      {
        path: 'seminars/seminar1',
        data: toData(aSeminar('anna', { id: 'seminar1', createdAt: BEFORE })),
      },
      {
        path: 'sessions/session1',
        data: toData(
          aSession(
            { id: 'seminar1', advisor: 'anna' },
            { id: 'session1', time: new Date('2031-06-01') },
          ),
        ),
      },
    ],
    () => 0,
    async (delivery) => {
      if (!delivery.after.ref.path.startsWith('sessions/')) await deliver(delivery);
    },
  );
  expect(await differences()).toEqual(['dates of seminar1']);
});
