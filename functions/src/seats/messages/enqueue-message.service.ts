import { sessionMessageMail } from '../../mail/occasions/registration-mails.ts';
import type { RegistrationsRepository } from '../../mail/occasions/registrations.repository.ts';
import { withTrace } from '../../core/log/trace.ts';
import type { SessionMessagesRepository } from './session-messages.repository.ts';

export interface EnqueueMessagePorts {
  messages: Pick<SessionMessagesRepository, 'read' | 'enqueued'>;
  registrations: Pick<RegistrationsRepository, 'registeredBefore' | 'addMissing'>;
}

/**
 * Enqueues a mail for each person whom a message is for: those with an address who were registered when it was written.
 * Repeating it adds what is missing; once a message is done, it adds nothing.
 */
export async function enqueueMessage(ports: EnqueueMessagePorts, id: string): Promise<void> {
  const message = await ports.messages.read(id);
  if (!message || message.mails !== null) return;
  await withTrace(message.trace, async () => {
    const chosen = message.to && new Set(message.to);
    let mails = 0;
    const pages = ports.registrations.registeredBefore(message.session, message.createdAt);
    for await (const registered of pages) {
      const rows = registered
        .filter(({ email, customer }) => email !== null && (chosen?.has(customer) ?? true))
        .map((registration) => sessionMessageMail(registration, message));
      await ports.registrations.addMissing(rows);
      mails += rows.length;
    }
    await ports.messages.enqueued(id, mails);
  });
}
