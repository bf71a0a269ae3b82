import { onDocumentCreated } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { mergePorts } from './merge-ports.ts';
import { finishMerge } from './merge.service.ts';

/** Finishes a merge whose request died halfway. Deliveries may repeat, and come while the request is still at it. */
export const onCustomerMerged = onDocumentCreated(
  { document: 'customerMerges/{from}', timeoutSeconds: 300 },
  onceWriting(({ params: { from } }) => finishMerge(mergePorts, from)),
);
