import { declaredConsent } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { keptMs } from '@wbd/domain/retention';
import type {
  Invitation,
  InvitedPerson,
  InviteToSessionInput,
  InviteToSessionOutput,
} from '@wbd/domain/seats';
import type { AccountCaller } from '../../core/caller.ts';
import { currentTrace } from '../../core/log/trace.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { asHost, type HostPeople } from '../registrations/host.ts';
import { requireTakingPeople } from '../registrations/session-refusal.ts';
import type { InvitationsRepository } from './invitations.repository.ts';

export interface InviteToSessionPorts {
  people: HostPeople;
  invitations: Pick<InvitationsRepository, 'newId' | 'namesOf' | 'create'>;
  calls: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Orders that own customers of the caller, or people who become theirs, are registered for a session and written to; a
 * trigger carries it out. Refuses when the caller may not invite for this session: `permission/denied`,
 * `session/not-found`, `seminar/not-found`, `session/called-off`, `session/past`; and `rate/limited`.
 */
export async function inviteToSession(
  ports: InviteToSessionPorts,
  input: InviteToSessionInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<InviteToSessionOutput> {
  const { people, invitations, calls } = ports;
  const now = ports.now();
  const { session } = await asHost(people, advisor, input.sessionId);
  requireTakingPeople(session, 'host', now);
  if (!(await calls.take(advisor.id, now))) throw new AppError('rate/limited');

  const invitation: Invitation = {
    id: invitations.newId(),
    advisor: advisor.id,
    session: session.id,
    who: input.who,
    people: await invitedPeople(invitations, input, advisor.id),
    customers: input.who === 'own' ? [...new Set(input.customerIds)] : [],
    waits: input.waits === true && session.advisor === advisor.id,
    declaration: input.declaration ? declaredConsent(input.declaration, now) : null,
    createdAt: now,
    trace: currentTrace(),
    leaseUntil: null,
    finished: false,
    expiresAt: new Date(now.getTime() + keptMs('invitations')),
  };
  await invitations.create(invitation);
  return { invitationId: invitation.id };
}

async function invitedPeople(
  invitations: Pick<InvitationsRepository, 'namesOf'>,
  input: InviteToSessionInput,
  advisor: string,
): Promise<InvitedPerson[]> {
  const waiting = { state: 'waiting', place: 'seat', code: null, mail: null } as const;
  if (input.who === 'external') {
    return input.people.map((newcomer, index) => {
      const name = `${newcomer.firstName} ${newcomer.lastName}`;
      return { index, name, customer: null, newcomer, ...waiting };
    });
  }
  const names = await invitations.namesOf(advisor, input.customerIds);
  return input.customerIds.map((customer, index) => {
    const name = names.get(customer) ?? '';
    return { index, name, customer, newcomer: null, ...waiting };
  });
}
