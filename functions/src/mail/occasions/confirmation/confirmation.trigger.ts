import { registrationSchema } from '@wbd/domain/seminars';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { parseDocument } from '../../../core/firestore.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { REGION } from '../../../core/settings.ts';
import { enqueueConfirmation } from './enqueue-confirmation.repository.ts';

/** Every registration has a confirmation, also when its row was not written together with the registration. */
export const onRegistrationCreated = onDocumentCreated(
  { document: 'sessions/{sessionId}/registrations/{customerId}', region: REGION, retry: true },
  onceWriting(async ({ data }) => {
    const registration = data && parseDocument(registrationSchema, data);
    if (registration) await enqueueConfirmation(registration);
  }),
);
