import { terminationSchema } from '@wbd/domain/terminations';
import { parseDocument } from '../../core/firestore.ts';
import { onDocumentWritten } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { readAccount } from '../../core/people.repository.ts';
import { ACCOUNTS, stripeSecrets } from '../../core/settings.ts';
import { stripeClient } from '../billing/billing-ports.ts';
import { carryOutTermination } from './carry-out-termination.service.ts';
import { terminationsRepository } from './terminations.repository.ts';

const now = () => new Date();

/** Carries a declaration out as soon as it is confirmed. */
export const onTerminationWritten = onDocumentWritten(
  {
    document: 'terminations/{id}',
    secrets: stripeSecrets,
    serviceAccount: ACCOUNTS.payments,
  },
  onceWriting(async ({ data, params: { id } }) => {
    const after = data?.after.exists ? parseDocument(terminationSchema, data.after) : null;
    if (after?.state !== 'confirmed') return;
    await carryOutTermination(
      {
        billing: { stripe: await stripeClient(), now },
        terminations: terminationsRepository,
        account: readAccount,
        now,
      },
      id,
    );
  }),
);
