import { onDocumentDeleted } from 'firebase-functions/firestore';
import { REGION } from '../shared/settings.ts';
import { deleteSessionsOf } from './deleted-content.repository.ts';

/** A delivery that fails is repeated; what is gone already is not missed. */
export const onSeminarDeleted = onDocumentDeleted(
  { document: 'seminars/{seminarId}', region: REGION, retry: true, timeoutSeconds: 540 },
  ({ params }) => deleteSessionsOf(params.seminarId),
);
