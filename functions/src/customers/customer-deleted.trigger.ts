import { onDocumentDeleted } from 'firebase-functions/firestore';
import { REGION } from '../shared/settings.ts';
import { deleteCustomerPorts } from './delete-customer.callable.ts';
import { eraseStragglers } from './erase-customer.service.ts';

/**
 * Removes what was still being written about a customer while they were erased, also when the erasure itself died after
 * its last step. Deliveries may repeat, also after the person has become a customer again.
 */
export const onCustomerDeleted = onDocumentDeleted(
  { document: 'customers/{customerId}', region: REGION, retry: true, timeoutSeconds: 300 },
  async ({ params: { customerId }, data }) => {
    const email: unknown = data?.get('email');
    await eraseStragglers(
      deleteCustomerPorts,
      customerId,
      typeof email === 'string' ? email : null,
    );
  },
);
