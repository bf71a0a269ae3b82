import { onDocumentCreated } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { registrationsRepository } from '../../mail/occasions/registrations.repository.ts';
import { enqueueMessage } from './enqueue-message.service.ts';
import { sessionMessages } from './session-messages.repository.ts';

const ports = { messages: sessionMessages, registrations: registrationsRepository };

/** Enqueues the mails of a message to participants. Deliveries may repeat, and go on where a process died. */
export const onSessionMessage = onDocumentCreated(
  { document: 'sessionMessages/{messageId}', timeoutSeconds: 300 },
  onceWriting(({ params: { messageId } }) => enqueueMessage(ports, messageId)),
);
