import { isDeepStrictEqual } from 'node:util';
import { PUBLIC } from '@wbd/domain/audiences';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { onDocumentWritten, type DocumentOptions } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { renameOwner, syncCards } from './cards/sync-cards.service.ts';
import { expertKind, seminarKind, type ContentCard, type ContentKind } from './content-kinds.ts';
import { continueUpdate, updatePages } from './page-updates.service.ts';
import { continueRebuild, REBUILD_ID } from './rebuild-pages.service.ts';
import { refreshHero, refreshPage, refreshSection } from './refresh-pages.service.ts';

type Written = Change<DocumentSnapshot> | undefined;

/** A delivery that fails is repeated; pages are put together from what is stored, so that does no harm. */
function on<Path extends string>(document: Path): DocumentOptions<Path> {
  return { document, timeoutSeconds: 540, memory: '512MiB' };
}

/** What is published together meets in one process and is written together: the cards of all advisors share few documents. */
function onContent<Path extends string>(document: Path): DocumentOptions<Path> {
  return { ...on(document), maxInstances: 2, concurrency: 80 };
}

export const onAdvisorWritten = onDocumentWritten(
  on('advisors/{uid}'),
  onceWriting(async (event) => {
    const { uid } = event.params;
    const [before, after] = [event.data?.before, event.data?.after];
    const code: unknown = after?.get('code');
    const isSame = (field: string) => isDeepStrictEqual(before?.get(field), after?.get(field));
    const isEdit = before?.exists && after?.exists && isSame('code') && isSame('createdAt');
    await (isEdit && typeof code === 'string' ? refreshHero(uid, code) : refreshPage(uid));
    if (isSame('firstName') && isSame('lastName')) return;
    await renameOwner(uid);
    await updatePages({ what: 'advisor', item: uid, joinedAfter: null });
  }),
);

/** A page that was withheld because its imprint was missing becomes public with it. */
export const onImprintWritten = onDocumentWritten(
  on('imprints/{uid}'),
  onceWriting(async ({ params: { uid }, data }) => {
    if (data?.before.exists !== data?.after.exists) await refreshPage(uid);
  }),
);

export const onTestimonialWritten = onDocumentWritten(
  on('testimonials/{testimonialId}'),
  onceWriting(async (event) => {
    const { before, after } = event.data ?? {};
    // the deletion refreshes the page, and removes the files at once
    if (after?.get('withdrawnAt') instanceof Timestamp) {
      await after.ref.delete();
      return;
    }
    const owners: unknown[] = [before?.get('advisor'), after?.get('advisor')];
    for (const owner of new Set(owners)) {
      if (typeof owner === 'string') await refreshSection(owner, 'testimonials');
    }
  }),
);

/** Pages show what their advisors share from the library with everyone. */
export const onKnowledgeVideoWritten = onDocumentWritten(
  on('knowledgeVideos/{videoId}'),
  onceWriting(async ({ data }) => {
    const shown = [data?.before, data?.after].filter((row) => row?.get('audience') === PUBLIC);
    const owners: unknown[] = shown.map((row): unknown => row?.get('advisor'));
    for (const owner of new Set(owners)) {
      if (typeof owner === 'string') await refreshSection(owner, 'knowledge');
    }
  }),
);

export const onSelectionWritten = onDocumentWritten(
  on('advisors/{uid}/selections/{section}'),
  onceWriting(async ({ params: { uid, section } }) => {
    if (section === 'seminars' || section === 'experts') await refreshSection(uid, section);
  }),
);

export const onSeminarWritten = onDocumentWritten(
  onContent('seminars/{seminarId}'),
  onceWriting(({ params, data }) => contentWritten(seminarKind, params.seminarId, data)),
);

export const onExpertVideoWritten = onDocumentWritten(
  onContent('expertVideos/{expertId}'),
  onceWriting(({ params, data }) => contentWritten(expertKind, params.expertId, data)),
);

async function contentWritten<Card extends ContentCard>(
  kind: ContentKind<Card>,
  item: string,
  change: Written,
): Promise<void> {
  if (!change) return;
  const [before, after] = [kind.cardOf(change.before, ''), kind.cardOf(change.after, '')];
  // most of a seminar is not on its card
  if (isDeepStrictEqual(before, after)) return;
  await syncCards(
    kind,
    [before, after].flatMap((kept) => kept?.card ?? []),
  );
  const what = kind.name;
  // pages that chose an item before it was hidden show it again: no query finds them, so every page is checked
  const isBack = before?.hidden === true && after?.hidden === false;
  if (before) await updatePages({ what, item, joinedAfter: isBack ? 0 : null });
  // new items concern no existing page: advisors who join later show them without a choice
  else if (after) await updatePages({ what, item, joinedAfter: after.card.order });
}

export const onPageUpdate = onDocumentWritten(
  on('pageUpdates/{updateId}'),
  onceWriting(async ({ params, data }) => {
    if (data?.after.exists !== true) return;
    await (params.updateId === REBUILD_ID
      ? continueRebuild(data.after)
      : continueUpdate(data.after));
  }),
);
