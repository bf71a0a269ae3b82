import {
  findPublicPage,
  publicPageDocumentSchema,
  quickVideoSchema,
  type PublicPage,
  type QuickVideo,
} from '@wbd/domain';
import { db, parseDocument } from '../../gateways/firestore.ts';

export interface PreviewRepository {
  page(code: string): Promise<PublicPage | null>;
  quickVideo(id: string): Promise<QuickVideo | null>;
}

export const previewRepository: PreviewRepository = {
  page: (code) =>
    findPublicPage(code, async (at) =>
      parseDocument(publicPageDocumentSchema, await db.doc(`publicPages/${at}`).get()),
    ),
  async quickVideo(id) {
    return parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
  },
};
