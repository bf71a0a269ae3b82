import {
  findPublicPage,
  publicPageDocumentSchema,
  quickVideoSchema,
  seminarSchema,
  type PublicPage,
  type QuickVideo,
} from '@wbd/domain';
import { db, parseDocument, parseDocuments } from '../../gateways/firestore.ts';
import { readComingSessions } from '../../shared/coming-sessions.repository.ts';
import { readAdvisor } from '../../shared/people.repository.ts';
import { withCard } from '../with-card.service.ts';
import type { PageLink } from './page-link.ts';
import type { SeminarDates } from './seminar-events.ts';

export interface PreviewRepository {
  page(code: string): Promise<PublicPage | null>;
  /** The page with the card that a link leads to among its cards, if it is one that comes on "Mehr anzeigen". */
  withCard(page: PublicPage, item: NonNullable<PageLink['item']>): Promise<PublicPage>;
  quickVideo(id: string): Promise<QuickVideo | null>;
  /** The present code of an advisor whom a link names by uid, or by code. */
  codeOf(advisor: string): Promise<string>;
  /** A seminar's next sessions; null when there is no such seminar. */
  dates(seminarId: string, now: Date): Promise<SeminarDates | null>;
}

/** More dates than a search engine shows of one page. */
const MOST_SESSIONS = 10;

export const previewRepository: PreviewRepository = {
  page: (code) =>
    findPublicPage(code, async (at) =>
      parseDocument(publicPageDocumentSchema, await db.doc(`publicPages/${at}`).get()),
    ),
  withCard: (page, { kind, id }) => withCard(page, kind, id),
  async quickVideo(id) {
    return parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
  },
  async codeOf(advisor) {
    return (await readAdvisor(advisor))?.code ?? advisor;
  },
  async dates(seminarId, now) {
    const [seminar, sessions] = await Promise.all([
      db.doc(`seminars/${seminarId}`).get(),
      readComingSessions(seminarId, now, MOST_SESSIONS),
    ]);
    const [found] = parseDocuments(seminarSchema, [seminar]);
    return found ? { seminar: found, sessions } : null;
  },
};
