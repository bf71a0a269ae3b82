import { sitemapPartSchema, type SitemapPart } from '@wbd/domain/pages';
import { db } from '../../../core/firestore.ts';
import { pagesOf } from '../../../core/pages-of.ts';

const PAGES_A_READ = 1_000;

const ref = (part: number) => db.doc(`sitemap/${part}`);

/**
 * @returns null for an unknown part
 */
export async function readSitemapPart(part: number): Promise<SitemapPart | null> {
  const parsed = sitemapPartSchema.safeParse((await ref(part).get()).data());
  return parsed.success ? parsed.data : null;
}

/** Stores the parts and deletes those of an earlier, longer sitemap. */
export async function storeSitemap(parts: readonly (readonly string[])[]): Promise<void> {
  await Promise.all(
    parts.map((codes, index) => {
      const part: SitemapPart = { codes: [...codes], parts: parts.length };
      return ref(index).set(part);
    }),
  );
  const { docs } = await db.collection('sitemap').select().get();
  const left = docs.filter(({ id }) => Number(id) >= parts.length);
  await Promise.all(left.map((doc) => doc.ref.delete()));
}

/** Every advisor's page, a thousand at a time: as little of it as decides whether it is listed. */
export async function* listedPages(): AsyncGenerator<{ code: string; uid: string }[]> {
  const all = db
    .collection('publicPages')
    .where('hasOwnPage', '==', true)
    .orderBy('__name__')
    .select('uid');
  for await (const docs of pagesOf(all, PAGES_A_READ)) {
    yield docs.map((doc) => ({ code: doc.id, uid: String(doc.get('uid')) }));
  }
}

/** uids of accounts that the operator made to try things out. */
export async function testAdvisors(): Promise<ReadonlySet<string>> {
  const { docs } = await db.collection('accounts').where('isTest', '==', true).select().get();
  return new Set(docs.map(({ id }) => id));
}
