import type { Advisor } from '@wbd/domain/advisors';
import {
  expertVideoSchema,
  isContentShownTo,
  quickVideoSchema,
  takenVideoId,
  testimonialSchema,
  type ContentFacts,
} from '@wbd/domain/content';
import {
  findPublicPage,
  publicPageDocumentSchema,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import { seminarSchema } from '@wbd/domain/seminars';
import type * as z from 'zod/mini';
import { db, parseDocument, parseDocuments } from '../../../core/firestore.ts';
import { readComingSessions } from '../../../core/coming-sessions.repository.ts';
import { readAdvisor } from '../../../core/people.repository.ts';
import { withCard } from '../with-card.service.ts';
import type { PageLink } from './page-link.ts';
import type { EventSession } from './seminar-events.ts';

export interface PreviewRepository {
  page(code: string): Promise<PublicPage | null>;
  /** The page with the card that a link leads to among its cards, if it is one that comes on "Mehr anzeigen". */
  withCard(page: PublicPage, item: NonNullable<PageLink['item']>): Promise<PublicPage>;
  /** null for an unknown uid */
  advisor(uid: string): Promise<Advisor | null>;
  /** What a link leads to, with who published it; null when it is gone, hidden or not public. */
  content(item: NonNullable<PageLink['item']>): Promise<PageContent | null>;
  /** Whether an advisor took a colleague's quick video over. */
  isTaken(advisor: string, video: string): Promise<boolean>;
  /** A seminar's next sessions. */
  sessions(seminarId: string, now: Date): Promise<readonly EventSession[]>;
}

/** More dates than a search engine shows of one page. */
const MOST_SESSIONS = 10;

export const previewRepository: PreviewRepository = {
  page: (code) =>
    findPublicPage(code, async (at) =>
      parseDocument(publicPageDocumentSchema, await db.doc(`publicPages/${at}`).get()),
    ),
  withCard: (page, { kind, id }) => withCard(page, kind, id),
  advisor: readAdvisor,
  async content({ kind, id }) {
    switch (kind) {
      case 'seminar': {
        const item = await read(seminarSchema, `seminars/${id}`);
        const owner = item && (await ownerOf(item));
        return item && owner && { kind, item, owner };
      }
      case 'video': {
        const item = await read(expertVideoSchema, `expertVideos/${id}`);
        const owner = item && (await ownerOf(item));
        return item && owner && { kind, item, owner };
      }
      case 'testimonial': {
        const item = await read(testimonialSchema, `testimonials/${id}`);
        const owner = item && (await ownerOf(item));
        return item && owner && { kind, item, owner };
      }
      case 'schnellvideo': {
        const item = await read(quickVideoSchema, `quickVideos/${id}`);
        const owner = item && (await ownerOf(item));
        return item && owner && { kind, item, owner };
      }
    }
  },
  async isTaken(advisor, video) {
    return (await db.doc(`takenVideos/${takenVideoId(advisor, video)}`).get()).exists;
  },
  sessions: (seminarId, now) => readComingSessions(seminarId, now, MOST_SESSIONS),
};

/** The owner of content that a link may show; null otherwise. */
const ownerOf = async (item: ContentFacts & { advisor: string }) =>
  isContentShownTo('linked', item) ? readAdvisor(item.advisor) : null;

/** The document at a path; one that does not fit its schema counts as missing. */
async function read<Schema extends z.ZodMiniType>(schema: Schema, path: string) {
  const [found] = parseDocuments(schema, [await db.doc(path).get()]);
  return found ?? null;
}
