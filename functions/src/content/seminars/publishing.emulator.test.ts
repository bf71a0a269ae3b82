import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { anAdvisor, aSeminar, aSession } from '../../../test/data.ts';
import { runTriggers } from '../../../test/triggers.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { emptyPageOf, publicPageSchema } from '@wbd/domain/pages';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { pageData } from '../pages/pages.repository.ts';

const ADVISORS = 5_000;
const DAY = 24 * 60 * 60_000;
const COLLECTIONS = [
  'advisors',
  'publicPages',
  'pageUpdates',
  'seminars',
  'seminarCards',
  'expertCards',
  'sessions',
  'sessionAccess',
  'mails',
];

async function storeNetwork(): Promise<Advisor[]> {
  const writer = db.bulkWriter({ throttling: false });
  const advisors = Array.from({ length: ADVISORS }, () =>
    anAdvisor({ createdAt: new Date(Date.now() - 9 * DAY) }),
  );
  for (const advisor of advisors) {
    const page = { ...emptyPageOf(advisor), joined: advisor.createdAt.getTime() };
    void writer.create(db.doc(`advisors/${advisor.id}`), toData(advisor));
    void writer.create(db.doc(`publicPages/${page.id}`), pageData(page));
  }
  await writer.close();
  return advisors;
}

/** When every document was last written, by its path. */
async function writeTimes(): Promise<Map<string, string>> {
  const results = await Promise.all([
    ...COLLECTIONS.map((name) => db.collection(name).select().get()),
    db.collectionGroup('selections').select().get(),
  ]);
  return new Map(
    results.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, updateTime.toDate().toISOString()] as const),
    ),
  );
}

/** Documents that were written, added or deleted in between. */
function writtenBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

/** Writes a document and lets it set off what it sets off. */
async function write(ref: DocumentReference, data: object): Promise<string[]> {
  const before = await ref.get();
  await ref.set(data);
  return runTriggers(before, await ref.get());
}

async function shows(advisor: Advisor, seminarId: string): Promise<boolean> {
  const page = parseDocument(publicPageSchema, await db.doc(`publicPages/${advisor.code}`).get());
  if (!page) throw new Error('no page');
  return page.seminars.some(({ id }) => id === seminarId);
}

test(
  'SEM-04.1 publishing a seminar writes the seminar and its card for any number of advisors; none who is there shows it, those who come later do',
  { timeout: patient(180_000) },
  async () => {
    const [owner, chooser, ...others] = await storeNetwork();
    if (!owner || !chooser) throw new Error('no advisors');
    const seminar = aSeminar(owner.id, { createdAt: new Date() });
    const session = aSession(seminar);
    const access = { seminar: seminar.id, advisor: owner.id, directions: 'Im Hof' };

    const before = await writeTimes();
    const ran = [
      ...(await write(db.doc(`seminars/${seminar.id}`), toData(seminar))),
      ...(await write(db.doc(`sessions/${session.id}`), toData(session))),
      ...(await write(db.doc(`sessionAccess/${session.id}`), access)),
    ];
    const after = await writeTimes();

    const written = writtenBetween(before, after);
    process.stdout.write(
      `Publishing a seminar with ${ADVISORS} advisors: ${written.length} documents written (${written.join(', ')}), by triggers: ${written.length - 3}\n`,
    );
    expect(before.size).toBe(2 * ADVISORS);
    expect(ran).toContain('onSeminarWritten');
    expect(written).toEqual(
      [
        'seminarCards/first',
        `seminars/${seminar.id}`,
        `sessionAccess/${session.id}`,
        `sessions/${session.id}`,
      ].toSorted(),
    );

    // the seminar is there to be shown: to those who choose it, and to those who come later
    await write(db.doc(`advisors/${chooser.id}/selections/seminars`), {
      choices: { [seminar.id]: { visible: true, dateForOrder: 1 } },
      changed: [seminar.id],
    });
    expect(writtenBetween(after, await writeTimes())).toEqual([
      `advisors/${chooser.id}/selections/seminars`,
      `publicPages/${chooser.code}`,
    ]);
    expect(await shows(chooser, seminar.id)).toBe(true);
    const later = anAdvisor({ createdAt: new Date(Date.now() + DAY) });
    await write(db.doc(`advisors/${later.id}`), toData(later));
    expect(await shows(later, seminar.id)).toBe(true);

    // and to none of the others, also once their page is written again
    for (const advisor of [owner, ...others.slice(0, 20)]) {
      await write(db.doc(`advisors/${advisor.id}`), { ...toData(advisor), heroText: 'neu' });
      expect(await shows(advisor, seminar.id)).toBe(false);
    }
  },
);
