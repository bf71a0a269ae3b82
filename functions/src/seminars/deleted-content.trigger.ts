import { onDocumentDeleted, type DocumentOptions } from 'firebase-functions/firestore';
import { REGION } from '../shared/settings.ts';
import { deleteSelections, deleteSessionsOf } from './deleted-content.repository.ts';

/** A delivery that fails is repeated; what is gone already is not missed. */
function on<Path extends string>(document: Path): DocumentOptions<Path> {
  return { document, region: REGION, retry: true, timeoutSeconds: 540 };
}

export const onSeminarDeleted = onDocumentDeleted(
  on('seminars/{seminarId}'),
  async ({ params }) => {
    await deleteSessionsOf(params.seminarId);
    await deleteSelections('seminarSelection', params.seminarId);
  },
);

export const onExpertVideoDeleted = onDocumentDeleted(on('expertVideos/{expertId}'), ({ params }) =>
  deleteSelections('expertSelection', params.expertId),
);
