import { onDocumentDeleted } from 'firebase-functions/firestore';
import { onceWriting } from '../../core/maintenance.ts';
import { REGION } from '../../core/settings.ts';
import { deleteSessionsOf } from './deleted-content.repository.ts';

/** A failed delivery is repeated; removing missing documents succeeds. */
export const onSeminarDeleted = onDocumentDeleted(
  { document: 'seminars/{seminarId}', region: REGION, retry: true, timeoutSeconds: 540 },
  onceWriting(({ params }) => deleteSessionsOf(params.seminarId)),
);
