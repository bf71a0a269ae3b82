import type { Advisor } from '@wbd/domain/advisors';
import {
  invitationSchema,
  type Invitation,
  type InvitedPerson,
  type InviteToSessionInput,
} from '@wbd/domain/seats';
import type { Declaration } from '@wbd/domain/customers';
import { vi } from 'vitest';
import { keepProof } from '../src/people/consents/proofs.repository.ts';
import { customerEntries } from '../src/people/customers/entries.repository.ts';
import { db, parseDocument } from '../src/core/firestore.ts';
import { hasObjected } from '../src/mail/objections/objections.repository.ts';
import type { DeliverPorts } from '../src/mail/outbox/deliver-mail.service.ts';
import {
  carryOutInvitation,
  type InvitationPorts,
} from '../src/seats/invitations/carry-out-invitation.service.ts';
import {
  inviteToSession,
  type InviteToSessionPorts,
} from '../src/seats/invitations/invite-to-session.service.ts';
import { invitationsRepository } from '../src/seats/invitations/invitations.repository.ts';
import { mailOutcomes } from '../src/seats/invitations/mail-outcome.ts';
import type { Instance } from './instances.ts';
import { callerOf } from './callers.ts';
import { PATIENCE } from './patience.ts';

/** What an advisor declares about people who have not registered themselves. */
export const DECLARED: Declaration = { how: 'spoken', on: '2026-01-31' };

const unlimited = { take: () => Promise.resolve(true) };

export type AllInvitationPorts = InvitationPorts & InviteToSessionPorts;

/** What people are invited with; nothing is limited. */
export function invitationPorts(
  instance: Instance,
  deliver: DeliverPorts,
  changes: Partial<AllInvitationPorts> = {},
): AllInvitationPorts {
  return {
    ...instance,
    mail: mailOutcomes(deliver, { ...instance, ...changes }),
    entries: customerEntries,
    invitations: invitationsRepository,
    hasObjected,
    keepProof,
    calls: unlimited,
    limits: { invitations: unlimited, newCustomers: unlimited },
    ...changes,
  };
}

/** Invites with a declaration unless the input says otherwise, and carries it out as the trigger does. */
export async function inviteAndCarryOut(
  ports: AllInvitationPorts,
  input: InviteToSessionInput,
  caller: Advisor,
): Promise<{ results: Result[] }> {
  const { invitationId } = await inviteToSession(
    ports,
    { declaration: DECLARED, ...input },
    callerOf(caller),
  );
  await carryOutInvitation(ports, invitationId);
  return { results: resultsOf(await storedInvitation(invitationId)) };
}

export async function storedInvitation(id: string): Promise<Invitation> {
  const invitation = parseDocument(invitationSchema, await db.doc(`invitations/${id}`).get());
  if (!invitation) throw new Error(`invitations/${id} is missing`);
  return invitation;
}

/** The results of an invitation once the deployed trigger has carried it out. */
export function resultsInTime(id: string): Promise<Result[]> {
  return vi.waitFor(async () => {
    const invitation = await storedInvitation(id);
    if (!invitation.finished) throw new Error(`invitations/${id} is not finished`);
    return resultsOf(invitation);
  }, PATIENCE);
}

type Result =
  | { outcome: 'invited'; customerId: string | null }
  | { outcome: 'failed'; code: InvitedPerson['code'] }
  | { outcome: 'waiting' | 'registered' };

function resultsOf({ people }: Invitation): Result[] {
  return people.map(({ state, code, customer }) => {
    if (state === 'invited') return { outcome: state, customerId: customer };
    return state === 'failed' ? { outcome: state, code } : { outcome: state };
  });
}
