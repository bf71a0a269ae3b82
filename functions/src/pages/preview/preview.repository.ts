import {
  findPublicPage,
  publicPageDocumentSchema,
  quickVideoSchema,
  type PublicPage,
  type QuickVideo,
} from '@wbd/domain';
import { db, parseDocument } from '../../gateways/firestore.ts';
import { withCard } from '../with-card.service.ts';
import type { PageLink } from './page-link.ts';

export interface PreviewRepository {
  page(code: string): Promise<PublicPage | null>;
  /** The page with the card that a link leads to among its cards, if it is one that comes on "Mehr anzeigen". */
  withCard(page: PublicPage, item: NonNullable<PageLink['item']>): Promise<PublicPage>;
  quickVideo(id: string): Promise<QuickVideo | null>;
}

export const previewRepository: PreviewRepository = {
  page: (code) =>
    findPublicPage(code, async (at) =>
      parseDocument(publicPageDocumentSchema, await db.doc(`publicPages/${at}`).get()),
    ),
  withCard: (page, { kind, id }) => withCard(page, kind, id),
  async quickVideo(id) {
    return parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
  },
};
