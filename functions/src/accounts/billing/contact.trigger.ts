import { accountSchema } from '@wbd/domain/accounts';
import { parseDocument } from '../../core/firestore.ts';
import { onDocumentUpdated } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { readAccount } from '../../core/people.repository.ts';
import { ACCOUNTS, stripeSecrets } from '../../core/settings.ts';
import { stripeClient } from './billing-ports.ts';
import { passOnContact } from './contact.service.ts';

/** An account that pays has another address or name. */
export const onContactChanged = onDocumentUpdated(
  {
    document: 'accounts/{uid}',
    secrets: stripeSecrets,
    serviceAccount: ACCOUNTS.payments,
  },
  onceWriting(async ({ data, params }) => {
    const [before, after] = [data?.before, data?.after].map(
      (snapshot) => snapshot && parseDocument(accountSchema, snapshot),
    );
    if (!before || !after?.billing) return;
    if (before.email === after.email && before.name === after.name) return;
    // as it is now: events come late and in any order
    const account = await readAccount(params.uid);
    if (account) await passOnContact(await stripeClient(), account);
  }),
);
