import { db } from '../gateways/firestore.ts';

/** A piece of content that pages show, as it stands in a page's `shows`. */
export type Shown = `seminar:${string}` | `expert:${string}` | `advisor:${string}`;

/** Advisors whose page shows the piece of content now. */
export async function advisorsShowing(shown: Shown): Promise<string[]> {
  const pages = await db
    .collection('publicPages')
    .where('shows', 'array-contains', shown)
    .select('uid')
    .get();
  return pages.docs.map((page) => String(page.get('uid')));
}

/** Advisors who see something published then without choosing it: those who joined later. For what is new, nobody. */
export async function advisorsJoinedAfter(published: Date): Promise<string[]> {
  const advisors = await db
    .collection('advisors')
    .where('createdAt', '>', published)
    .select()
    .get();
  return advisors.docs.map((advisor) => advisor.id);
}

export async function allAdvisors(): Promise<string[]> {
  return (await db.collection('advisors').listDocuments()).map((advisor) => advisor.id);
}
