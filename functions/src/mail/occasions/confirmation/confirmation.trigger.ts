import { registrationSchema } from '@wbd/domain/seminars';
import { parseDocument } from '../../../core/firestore.ts';
import { onDocumentCreated } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { enqueueConfirmation } from './enqueue-confirmation.repository.ts';

/** Every registration has a confirmation, also when its row was not written together with the registration. */
export const onRegistrationCreated = onDocumentCreated(
  { document: 'sessions/{sessionId}/registrations/{customerId}' },
  onceWriting(async ({ data }) => {
    const registration = data && parseDocument(registrationSchema, data);
    if (registration) await enqueueConfirmation(registration);
  }),
);
