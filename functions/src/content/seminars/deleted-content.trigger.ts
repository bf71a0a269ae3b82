import { onDocumentDeleted } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { deleteSessionsOf } from './deleted-content.repository.ts';

/** A failed delivery is repeated; removing missing documents succeeds. */
export const onSeminarDeleted = onDocumentDeleted(
  { document: 'seminars/{seminarId}', timeoutSeconds: 540 },
  onceWriting(({ params }) => deleteSessionsOf(params.seminarId)),
);
