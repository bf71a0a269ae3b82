import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  anAdvisor,
  anExpertVideo,
  aSeminar,
  aTestimonial,
} from '../../libs/domain/testing/factories.ts';
import { db, toData } from '../../functions/src/core/firestore.ts';
import { syncCards } from '../../functions/src/content/pages/cards/sync-cards.service.ts';
import { expertKind, seminarKind } from '../../functions/src/content/pages/content-kinds.ts';
import { refreshPage } from '../../functions/src/content/pages/refresh-pages.service.ts';
import { runTriggers } from '../../functions/test/triggers.ts';
import { countServer, type Cost } from './count-server.ts';

/** How much there is in a network. */
export interface Size {
  seminars: number;
  experts: number;
  advisors: number;
}

const DAY = 24 * 60 * 60_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const AT_ONCE = 500;
const MOST_LOOKED_AT = 200;

export const seminarId = (number: number) => `seminar${String(number).padStart(13, '0')}`;
export const expertId = (number: number) => `expert${String(number).padStart(14, '0')}`;
export const advisorId = (number: number) => `advisor${String(number).padStart(13, '0')}`;

/** One publication an hour; half of the advisors publish. */
const published = (number: number) => new Date(FIRST_DAY + number * 60 * 60_000);
/** All join after all of it, so that every page shows all of it without a choice: nothing costs more. */
export const JOINED = new Date(FIRST_DAY + 3_000 * DAY);

/**
 * Stores a network whose pages all show everything. The first advisor's page is put together by the functions; the others'
 * hold the same, because they joined on the same day and chose nothing.
 */
export async function storeNetwork({ seminars, experts, advisors }: Size): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const store = (path: string, data: object) => void writer.set(db.doc(path), data);
  const owner = (number: number) => advisorId(number % Math.ceil(advisors / 2));
  const people = Array.from({ length: advisors }, (_, number) =>
    anAdvisor({ id: advisorId(number), code: advisorId(number), createdAt: JOINED }),
  );
  for (let number = 0; number < 4; number++) {
    const id = `testimonial${String(number).padStart(9, '0')}`;
    store(`testimonials/${id}`, toData(aTestimonial(advisorId(0), { id, displayOrder: number })));
  }
  for (const advisor of people) store(`advisors/${advisor.id}`, toData(advisor));
  for (const { id } of people) store(`codes/${id}`, { uid: id });
  for (let number = 0; number < seminars; number++) {
    const common = { id: seminarId(number), createdAt: published(number) };
    store(
      `seminars/${common.id}`,
      toData(
        aSeminar(owner(number), {
          ...common,
          video: null,
          title: `Vermögen für Anfänger, Teil ${number}`,
        }),
      ),
    );
  }
  for (let number = 0; number < experts; number++) {
    const common = { id: expertId(number), createdAt: published(number) };
    store(`expertVideos/${common.id}`, toData(anExpertVideo(owner(number), common)));
  }
  await writer.close();
  await sync(seminarKind, seminars, seminarId);
  await sync(expertKind, experts, expertId);
  await refreshPage(advisorId(0));
  await copyPage(people.slice(1).map(({ id }) => id));
}

async function sync(
  kind: typeof seminarKind | typeof expertKind,
  count: number,
  idOf: (number: number) => string,
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, count - from) },
      (_, index) => from + index,
    );
    await syncCards(
      kind,
      numbers.map((number) => ({ id: idOf(number), order: published(number).getTime() })),
    );
  }
}

async function copyPage(uids: readonly string[]): Promise<void> {
  const page = (await db.doc(`publicPages/${advisorId(0)}`).get()).data();
  const writer = db.bulkWriter({ throttling: false });
  for (const uid of uids)
    void writer.set(db.doc(`publicPages/${uid}`), { ...page, uid, code: uid });
  await writer.close();
}

/**
 * Writes or deletes a document as a client does and runs what that sets off, to its end.
 * @returns what it cost, the client's own write included
 */
export async function write(path: string, data: object | null): Promise<Cost> {
  const ref = db.doc(path);
  const before = await ref.get();
  await (data ? ref.set(data, { merge: true }) : ref.delete());
  const total = await cost(before, await ref.get());
  for (let open = true; open;) {
    const { docs } = await db.collection('pageUpdates').get();
    for (const one of docs) add(total, await cost(one, one));
    open = docs.length > 0;
  }
  return add(total, { reads: 0, writes: 1 });
}

const cost = (before: DocumentSnapshot, after: DocumentSnapshot) =>
  countServer(() => runTriggers(before, after));

function add(total: Cost, { reads, writes }: Cost): Cost {
  total.reads += reads;
  total.writes += writes;
  return total;
}

/** Bytes of the largest document that pages are made of, or of the largest statement. */
export async function largestDocument(): Promise<number> {
  const collections = ['seminarCards', 'expertCards', 'publicPages', 'statements'];
  const results = await Promise.all(
    collections.map((name) => db.collection(name).limit(MOST_LOOKED_AT).get()),
  );
  const sizes = results.flatMap(({ docs }) =>
    docs.map((one) => Buffer.byteLength(JSON.stringify(one.data()))),
  );
  return Math.max(...sizes);
}

export async function clear(): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
}
