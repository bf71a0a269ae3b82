import {
  AppError,
  isPastDay,
  type ErrorCode,
  type InvitationResult,
  type InviteToSessionInput,
  type InviteToSessionOutput,
  type Registration,
} from '@wbd/domain';
import { logger } from 'firebase-functions';
import type { CustomerEntries } from '../customers/entries.repository.ts';
import { confirmationMail } from '../mail/occasions/registration-mails.ts';
import { atMost } from '../shared/at-most.ts';
import type { Caller } from '../shared/callable.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import { asHost, requireNotPast, type Hosted } from './host.ts';
import { inviteesOf, type Invitee } from './invited-people.ts';
import { isSentInTime, type MailOutcomePorts } from './mail-outcome.ts';
import { newRegistration, registrable } from './new-registration.ts';
import { retryOptimistically } from './optimistic-retry.ts';
import type { PeopleRepository } from './people.repository.ts';
import { takeSeat, type TakeSeatPorts } from './take-seat.service.ts';

/** No seat is asked for, and no mail waited for, later than this after the call arrived; its client waits longer. */
const SEATS_UNTIL_MS = 90_000;
const MAILS_UNTIL_MS = 150_000;
const MAILS_AT_ONCE = 5;
/** An advisor's own invitation that is not older is taken for this one, made again because its answer was lost. */
const SAME_INVITATION_MS = 10 * 60_000;

export interface InvitationPorts extends TakeSeatPorts {
  people: PeopleRepository;
  mail: MailOutcomePorts;
  entries: CustomerEntries;
  /** whether an address wants no invitations from any advisor */
  hasObjected(email: string): Promise<boolean>;
  /** how many people an advisor invites, how many of them are new, and how many to one session of someone else */
  limits: Record<'invitations' | 'newCustomers' | 'guests', Pick<RateLimit, 'take'>>;
  now(): Date;
}

/** Another request made the newcomer a customer since the look-up. */
class OutdatedLookUp extends Error {}

/** Who has a seat and is to be written to, or why not. */
type Seated = { registration: Registration } | { code: ErrorCode };

/**
 * Registers own customers of the caller, or people who become theirs, for a session and has them written to. Each person
 * gets a result of their own; one failure does not keep the next one from being invited. Refuses as a whole, when
 * the caller may not invite for this session: `permission/denied`, `session/not-found`, `seminar/not-found`,
 * `session/past`.
 */
export async function inviteToSession(
  ports: InvitationPorts,
  input: InviteToSessionInput,
  caller: Caller,
): Promise<InviteToSessionOutput> {
  const now = ports.now();
  const begun = ports.clock();
  const hosted = await asHost(ports.people, caller.uid, input.sessionId);
  requireNotPast(hosted.session, now);

  const done = new Set<string>();
  const seats: Seated[] = [];
  for (const find of inviteesOf(ports.entries, input, hosted.advisor, now)) {
    const seat = async () => {
      if (ports.clock() - begun > SEATS_UNTIL_MS) throw new AppError('unavailable');
      await takeLimits(ports, hosted, now);
      const registration = await retryOptimistically(
        ports,
        `invitees of ${caller.uid}`,
        async () => {
          const invitee = await find();
          if (done.has(invitee.customerId)) throw new AppError('registration/duplicate');
          await requireNoObjection(ports, invitee);
          return seatOf(ports, hosted, invitee, now);
        },
      );
      done.add(registration.customer);
      return { registration };
    };
    seats.push(await seat().catch((error: unknown) => ({ code: codeOf(error) })));
  }
  const until = begun + MAILS_UNTIL_MS;
  const results = await atMost(MAILS_AT_ONCE, seats, (seated) => written(ports, seated, until));
  return { results };
}

/** A seat of which the person hears nothing would stay empty: a person who wants no invitations is not registered either. */
async function requireNoObjection(
  ports: InvitationPorts,
  { customerId, newcomer }: Invitee,
): Promise<void> {
  const person = newcomer?.customer ?? (await ports.people.customer(customerId));
  if (person?.email && (await ports.hasObjected(person.email))) throw new AppError('mail/objected');
}

async function takeLimits(
  { limits }: InvitationPorts,
  { advisor, seminar, session }: Hosted,
  now: Date,
): Promise<void> {
  const isOwn = seminar.advisor === advisor.id;
  const allowed =
    (await limits.invitations.take(advisor.id, now)) &&
    (isOwn || (await limits.guests.take(`${advisor.id} in ${session.id}`, now)));
  if (!allowed) throw new AppError('rate/limited');
}

/** @returns null when another request made the newcomer a customer meanwhile */
async function seatOf(
  ports: InvitationPorts,
  { advisor, session: { id: sessionId } }: Hosted,
  { customerId, newcomer }: Invitee,
  now: Date,
): Promise<Registration | null> {
  if (newcomer && !(await ports.limits.newCustomers.take(advisor.id, now))) {
    throw new AppError('rate/limited');
  }
  const invitedBy = `${advisor.firstName} ${advisor.lastName}`;
  try {
    return await takeSeat(ports, {
      sessionId,
      customerId,
      now,
      isClosed: isPastDay,
      async refresh() {
        if (newcomer && !(await ports.entries.isCurrent(newcomer.found))) {
          throw new OutdatedLookUp();
        }
      },
      prepare(session, { customer: known }) {
        const person = registrable(known ?? newcomer?.customer ?? null, advisor.id);
        const registration = newRegistration(session, person, { page: null, invitedBy, now });
        const mail = confirmationMail(registration);
        const found = newcomer?.found ?? null;
        return { registration, customer: known ? null : person, found, referral: null, mail };
      },
    });
  } catch (error) {
    if (error instanceof OutdatedLookUp) return null;
    if (!isDuplicate(error)) throw error;
    const before = await ports.people.registration(sessionId, customerId);
    if (before && isSame(before, advisor.id, invitedBy, now)) return before;
    throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof AppError && error.code === 'registration/duplicate';
}

function isSame(before: Registration, advisor: string, invitedBy: string, now: Date): boolean {
  return (
    before.advisor === advisor &&
    before.invitedBy === invitedBy &&
    now.getTime() - before.registeredAt.getTime() < SAME_INVITATION_MS
  );
}

async function written(
  ports: InvitationPorts,
  seated: Seated,
  until: number,
): Promise<InvitationResult> {
  if ('code' in seated) return { outcome: 'failed', code: seated.code };
  const { registration } = seated;
  if (!(await isSentInTime(ports.mail, confirmationMail(registration).id, until))) {
    return { outcome: 'failed', code: 'mail/failed' };
  }
  return { outcome: 'invited', customerId: registration.customer };
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  logger.error('a person could not be invited', { error: String(error) });
  return 'internal';
}
