import { onDocumentDeleted } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { erasurePorts } from './erasure-ports.ts';
import { eraseStragglers } from './erase-customer.service.ts';

/**
 * Removes what was still being written about a customer while they were erased, also when the erasure itself died after
 * its last step. Deliveries may repeat, also after the person has become a customer again.
 */
export const onCustomerDeleted = onDocumentDeleted(
  { document: 'customers/{customerId}', timeoutSeconds: 300 },
  onceWriting(async ({ params: { customerId } }) => {
    await eraseStragglers(erasurePorts, customerId);
  }),
);
