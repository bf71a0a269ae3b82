import { keepProof } from '../../people/consents/proofs.repository.ts';
import { customerEntries } from '../../people/customers/entries.repository.ts';
import { deliverPorts } from '../../mail/deliver-ports.ts';
import { hasObjected } from '../../mail/objections/objections.repository.ts';
import { invitations, newCustomers } from '../../core/limits.ts';
import { onDocumentCreated } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { ACCOUNTS, MAIL_CONNECTIONS, mailSecrets } from '../../core/settings.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { seatPorts } from '../registrations/seat-ports.ts';
import { carryOutInvitation } from './carry-out-invitation.service.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { mailOutcomes } from './mail-outcome.ts';

const ports = {
  ...seatPorts,
  people: peopleRepository,
  entries: customerEntries,
  invitations: invitationsRepository,
  hasObjected,
  keepProof,
  limits: { invitations, newCustomers },
  mail: mailOutcomes(deliverPorts, seatPorts),
};

/** Carries an invitation out. Deliveries may repeat, and go on where a process died. */
export const onInvitationCreated = onDocumentCreated(
  {
    document: 'invitations/{invitationId}',
    secrets: mailSecrets,
    serviceAccount: ACCOUNTS.mail,
    memory: '512MiB',
    timeoutSeconds: 540,
    ...MAIL_CONNECTIONS.invitations,
  },
  onceWriting(({ params: { invitationId } }) => carryOutInvitation(ports, invitationId)),
);
