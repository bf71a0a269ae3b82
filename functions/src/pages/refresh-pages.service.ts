import { isDeepStrictEqual } from 'node:util';
import { assemblePublicPage, type PublicPage, type PublicPageSources } from '@wbd/domain';
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { db, isOutdated, isUncertain, toData } from '../gateways/firestore.ts';
import { readAdvisor } from '../shared/people.repository.ts';
import type { Shown } from './affected-advisors.ts';
import {
  readCodes,
  readSharedSources,
  readSources,
  type SharedSources,
} from './page-sources.repository.ts';

const PAGES_AT_ONCE = 50;
const MAX_ROUNDS = 10;

/**
 * Brings the public pages of these advisors up to date. Each page is assembled from what is stored now, so repeating
 * it does no harm, and is written only if nobody wrote it since before its sources were read, so an older state never
 * replaces a newer one. A page that is as it should be is not written. A code that the advisor has given up leads to the
 * present one.
 */
export async function refreshPages(uids: readonly string[]): Promise<void> {
  let open = [...new Set(uids)];
  for (let round = 0; open.length > 0; round++) {
    if (round === MAX_ROUNDS) throw new Error(`Pages stay contested: ${open.join(', ')}`);
    const late: string[] = [];
    for (let from = 0; from < open.length; from += PAGES_AT_ONCE) {
      late.push(...(await refreshSome(open.slice(from, from + PAGES_AT_ONCE))));
    }
    open = late;
  }
}

/** @returns the advisors whose page was written by someone else in the meantime */
async function refreshSome(uids: readonly string[]): Promise<string[]> {
  // first the pages and then the sources: that order is what makes the precondition protect newer sources
  const before = await Promise.all(uids.map(async (uid) => ({ uid, pages: await pagesOf(uid) })));
  const shared = await readSharedSources();
  const writer = new PageWriter();
  await Promise.all(
    before.map(async ({ uid, pages }) => {
      try {
        await refreshOne(writer, uid, pages, shared);
      } catch (error) {
        // an advisor that somebody has broken by hand must not keep everyone else's page from changing
        if (!(error instanceof z.core.$ZodError)) throw error;
        logger.error(`The page of advisors/${uid} stays as it is`, { error: String(error) });
      }
    }),
  );
  return writer.finish();
}

async function pagesOf(uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await db.collection('publicPages').where('uid', '==', uid).get()).docs;
}

async function refreshOne(
  writer: PageWriter,
  uid: string,
  before: readonly QueryDocumentSnapshot[],
  shared: SharedSources,
): Promise<void> {
  const advisor = await readAdvisor(uid);
  const codes = new Set(advisor ? [advisor.code, ...(await readCodes(uid))] : []);
  for (const page of before) if (!codes.has(page.id)) writer.delete(uid, page);
  if (!advisor) return;

  const sources = await readSources(advisor, shared);
  const page = assemblePublicPage(sources);
  const own = { ...toData(page), shows: shownOn(page, sources) };
  const moved = { uid, movedTo: advisor.code };
  await Promise.all(
    [...codes].map((code) => place(writer, uid, before, code, code === advisor.code ? own : moved)),
  );
}

/** Puts the advisor's page, or the way to it, under one of their codes. */
async function place(
  writer: PageWriter,
  uid: string,
  before: readonly QueryDocumentSnapshot[],
  code: string,
  data: DocumentData,
): Promise<void> {
  const own = before.find(({ id }) => id === code);
  const current = own ?? (await db.doc(`publicPages/${code}`).get());
  if (isDeepStrictEqual(current.data(), data)) return;
  if (!own && current.get('uid') === uid) writer.isLate(uid);
  else writer.put(uid, current, data);
}

/** Collects writes that hold only while the page is as it was read. */
class PageWriter {
  readonly #writer = db.bulkWriter();
  readonly #failures: { uid: string; error: unknown }[] = [];
  readonly #late = new Set<string>();

  constructor() {
    // retrying the same write is of no use: what it was assembled from is outdated
    this.#writer.onWriteError(() => false);
  }

  /** Writes a new page, or replaces the one that was read: its own older one, or that of a code's previous owner. */
  put(uid: string, current: DocumentSnapshot, data: DocumentData): void {
    const { ref, updateTime } = current;
    this.#watch(
      uid,
      updateTime
        ? this.#writer.update(
            ref,
            { ...nothingOf(current), ...data },
            { lastUpdateTime: updateTime },
          )
        : this.#writer.create(ref, data),
    );
  }

  delete(uid: string, page: QueryDocumentSnapshot): void {
    this.#watch(uid, this.#writer.delete(page.ref, { lastUpdateTime: page.updateTime }));
  }

  isLate(uid: string): void {
    this.#late.add(uid);
  }

  /** @returns the advisors whose page has to be assembled again */
  async finish(): Promise<string[]> {
    await this.#writer.close();
    for (const { uid, error } of this.#failures) {
      if (!isOutdated(error) && !isUncertain(error)) throw error;
      this.#late.add(uid);
    }
    return [...this.#late];
  }

  #watch(uid: string, write: Promise<unknown>): void {
    write.catch((error: unknown) => this.#failures.push({ uid, error }));
  }
}

/** Takes every field away: an update leaves those as they are that it does not name. */
function nothingOf(current: DocumentSnapshot): DocumentData {
  const fields = Object.keys(current.data() ?? {});
  return Object.fromEntries(fields.map((field) => [field, FieldValue.delete()]));
}

/** What the page shows, as keys that find it when that changes. */
function shownOn(page: PublicPage, sources: PublicPageSources): Shown[] {
  const seminars = new Set(page.seminars.map(({ id }) => id));
  const experts = new Set(page.experts.map(({ id }) => id));
  const owners = [
    ...sources.seminars.filter(({ id }) => seminars.has(id)),
    ...sources.experts.filter(({ id }) => experts.has(id)),
  ].map((item) => item.advisor);
  return [
    ...[...seminars].map((id): Shown => `seminar:${id}`),
    ...[...experts].map((id): Shown => `expert:${id}`),
    ...[...new Set(owners)].map((uid): Shown => `advisor:${uid}`),
  ];
}
