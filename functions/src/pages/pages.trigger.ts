import { isDeepStrictEqual } from 'node:util';
import { advisorSchema, type Advisor } from '@wbd/domain';
import { Timestamp } from 'firebase-admin/firestore';
import {
  onDocumentWritten,
  type Change,
  type DocumentOptions,
  type DocumentSnapshot,
} from 'firebase-functions/firestore';
import { db, parseDocument } from '../gateways/firestore.ts';
import { REGION } from '../shared/settings.ts';
import {
  advisorsJoinedAfter,
  advisorsShowing,
  allAdvisors,
  type Shown,
} from './affected-advisors.ts';
import { refreshPages } from './refresh-pages.service.ts';

/** A delivery that fails is repeated; pages are assembled from what is stored, so that does no harm. */
function on<Path extends string>(document: Path): DocumentOptions<Path> {
  return { document, region: REGION, retry: true, timeoutSeconds: 540, memory: '512MiB' };
}

export const onAdvisorWritten = onDocumentWritten(on('advisors/{uid}'), async (event) => {
  const { uid } = event.params;
  const renamed = nameOf(event.data?.before) !== nameOf(event.data?.after);
  await refreshPages([uid, ...(renamed ? await advisorsShowing(`advisor:${uid}`) : [])]);
});

function nameOf(snapshot: DocumentSnapshot | undefined): string {
  const advisor: Advisor | null = snapshot ? parseDocument(advisorSchema, snapshot) : null;
  return advisor ? `${advisor.firstName} ${advisor.lastName}` : '';
}

export const onTestimonialWritten = onDocumentWritten(
  on('testimonials/{testimonialId}'),
  async (event) => {
    const owners: unknown[] = [event.data?.before.get('advisor'), event.data?.after.get('advisor')];
    await refreshPages(owners.filter((owner) => typeof owner === 'string'));
  },
);

export const onSeminarSelectionWritten = onDocumentWritten(
  on('advisors/{uid}/seminarSelection/{seminarId}'),
  async ({ data, params: { uid, seminarId } }) => {
    if (!(await isLeftover(data, `seminars/${seminarId}`))) await refreshPages([uid]);
  },
);

export const onExpertSelectionWritten = onDocumentWritten(
  on('advisors/{uid}/expertSelection/{expertId}'),
  async ({ data, params: { uid, expertId } }) => {
    if (!(await isLeftover(data, `expertVideos/${expertId}`))) await refreshPages([uid]);
  },
);

/** A choice that goes after its item, whose own deletion has the pages refreshed: thousands may go at once. */
async function isLeftover(
  change: Change<DocumentSnapshot> | undefined,
  item: string,
): Promise<boolean> {
  return change?.after.exists === false && !(await db.doc(item).get()).exists;
}

export const onSeminarWritten = onDocumentWritten(on('seminars/{seminarId}'), async (event) => {
  await refreshPages(await affectedBy(`seminar:${event.params.seminarId}`, event.data));
});

export const onExpertVideoWritten = onDocumentWritten(
  on('expertVideos/{expertId}'),
  async (event) => {
    await refreshPages(await affectedBy(`expert:${event.params.expertId}`, event.data));
  },
);

/** What is published now concerns no advisor yet; a change concerns the pages that show the item. */
async function affectedBy(
  shown: Shown,
  change: Change<DocumentSnapshot> | undefined,
): Promise<string[]> {
  if (!change) return [];
  const { before, after } = change;
  if (before.exists || !after.exists) return advisorsShowing(shown);
  const published: unknown = after.get('createdAt');
  return published instanceof Timestamp ? advisorsJoinedAfter(published.toDate()) : [];
}

export const onConfigWritten = onDocumentWritten(on('config/public'), async (event) => {
  const hidden = (snapshot: DocumentSnapshot | undefined): unknown => [
    snapshot?.get('hiddenSeminars'),
    snapshot?.get('hiddenExperts'),
  ];
  if (isDeepStrictEqual(hidden(event.data?.before), hidden(event.data?.after))) return;
  await refreshPages(await allAdvisors());
});
