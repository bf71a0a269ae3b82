import { needsDeclaration, withInvitable, type Customer } from '@wbd/domain/customers';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import type { Invitation, InvitedPerson } from '@wbd/domain/seats';
import type { WaitingEntry } from '@wbd/domain/seminars';
import type { keepProof } from '../../people/consents/proofs.repository.ts';
import type { CustomerEntries } from '../../people/customers/entries.repository.ts';
import { confirmationMail, waitingMail } from '../../mail/occasions/registration-mails.ts';
import { atMost } from '../../core/at-most.ts';
import { log } from '../../core/log/log.ts';
import { withTrace } from '../../core/log/trace.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { asHost, requireNotPast, type Hosted } from '../registrations/host.ts';
import { newEntry, newRegistration, registrable } from '../registrations/new-registration.ts';
import { retryOptimistically } from '../../core/optimistic-retry.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import {
  takeSeat,
  takeSeatOrWait,
  type Place,
  type PlaceOrder,
  type TakeSeatPorts,
} from '../registrations/take-seat.service.ts';
import { claimed, recorded } from './invitation-states.ts';
import type { InvitationsRepository } from './invitations.repository.ts';
import { inviteeOf, type Invitee } from './invited-people.ts';
import { isSentInTime, type MailOutcomePorts } from './mail-outcome.ts';

/** Neither seats nor mails are started later than this after the work began; the platform ends it later. */
const SEATS_UNTIL_MS = 300_000;
const MAILS_UNTIL_MS = 450_000;
/** An invitation that could not be carried out for so long is over: no one expects it any longer. */
const OUTDATED_AFTER_MS = 3_600_000;
/** Counted in `MAIL_CONNECTIONS`. */
const MAILS_AT_ONCE = 1;
/** Who watches learns of results as often as this. */
const RECORDED_EVERY_MS = 1_000;
/** A newer invitation of the same advisor is treated as this one, repeated after a lost answer. */
const SAME_INVITATION_MS = 10 * 60_000;

export interface InvitationPorts extends TakeSeatPorts {
  people: PeopleRepository;
  invitations: Pick<InvitationsRepository, 'change'>;
  mail: MailOutcomePorts;
  entries: CustomerEntries;
  /** whether an address wants no invitations from any advisor */
  hasObjected(email: string): Promise<boolean>;
  /** keeps that the advisor declared a consent */
  keepProof: typeof keepProof;
  /** how many people an advisor invites, and how many of them are new */
  limits: Record<'invitations' | 'newCustomers', Pick<RateLimit, 'take'>>;
  now(): Date;
}

/** Another request made the newcomer a customer since the look-up. */
class OutdatedLookUp extends Error {}

/**
 * Registers the people of an invitation, one after the other, and waits for their mails. Each person gets a result of their
 * own; one failure does not keep the next one from being invited. Repeating it goes on with those who have none.
 * @throws Error while another process works on it, so that the event comes again
 */
export async function carryOutInvitation(ports: InvitationPorts, id: string): Promise<void> {
  const claim = { isBusy: false };
  const invitation = await ports.invitations.change(id, (current) => {
    const mine = current.finished ? null : claimed(current, ports.now());
    claim.isBusy = !current.finished && !mine;
    return mine;
  });
  // thrown after the transaction: a process that ends within one leaves the document locked
  if (claim.isBusy) throw new Error(`invitations/${id} is being carried out`);
  if (invitation) await withTrace(invitation.trace, () => carryOut(ports, invitation));
}

async function carryOut(ports: InvitationPorts, invitation: Invitation): Promise<void> {
  const { id } = invitation;
  const isOutdated = ports.now().getTime() - invitation.createdAt.getTime() > OUTDATED_AFTER_MS;
  const begun = isOutdated ? -Infinity : ports.clock();
  const record = recorder(ports, id);
  await takeSeats(ports, invitation, begun + SEATS_UNTIL_MS, record);
  const registered = await record.now();
  await atMost(MAILS_AT_ONCE, registered?.people ?? [], async ({ index, state, mail }) => {
    if (state !== 'registered' || mail === null) return;
    const isSent = await isSentInTime(ports.mail, mail, begun + MAILS_UNTIL_MS);
    await record.later(
      index,
      isSent ? { state: 'invited' } : { state: 'failed', code: 'mail/failed' },
    );
  });
  await record.now();
}

interface Recorder {
  /** Records a result together with those that follow soon. */
  later(index: number, result: Partial<InvitedPerson>): Promise<void>;
  /** @returns the invitation as it is now, null when it is gone */
  now(): Promise<Invitation | null>;
}

/** Writes results down once in a while, because a document takes about one write a second. */
function recorder(ports: InvitationPorts, id: string): Recorder {
  let progress = new Map<number, Partial<InvitedPerson>>();
  let last = ports.clock();
  const write = () => {
    const results = progress;
    progress = new Map();
    last = ports.clock();
    return ports.invitations.change(id, (current) => recorded(current, results, ports.now()));
  };
  return {
    async later(index, result) {
      progress.set(index, result);
      if (ports.clock() - last >= RECORDED_EVERY_MS) await write();
    },
    now: write,
  };
}

async function takeSeats(
  ports: InvitationPorts,
  invitation: Invitation,
  until: number,
  record: Recorder,
): Promise<void> {
  const waiting = invitation.people.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return;
  const now = ports.now();
  const done = new Set(
    invitation.people.flatMap(({ customer, mail }) => (mail === null ? [] : (customer ?? []))),
  );
  const hosted = hostOf(ports.people, invitation).then((host) => {
    requireNotPast(host.session, now);
    return host;
  });
  for (const person of waiting) {
    const seat = async (): Promise<Partial<InvitedPerson>> => {
      const host = await hosted;
      if (ports.clock() > until) throw new AppError('unavailable');
      if (!(await ports.limits.invitations.take(host.advisor.id, now)))
        throw new AppError('rate/limited');
      const taken = await retryOptimistically(
        ports,
        `invitees of ${invitation.advisor}`,
        async () => {
          const invitee = await inviteeOf(ports.entries, person, host.advisor, now);
          if (done.has(invitee.customerId)) throw new AppError('registration/duplicate');
          await requireInvitable(ports, invitee, invitation);
          return placeOf(ports, host, invitee, { now, invitation });
        },
      );
      const { customer } = 'entry' in taken ? taken.entry : taken.registration;
      done.add(customer);
      return 'entry' in taken
        ? { state: 'registered', place: 'waiting', customer, mail: joinedMail(taken.entry, now).id }
        : { state: 'registered', customer, mail: confirmationMail(taken.registration).id };
    };
    const result = await seat().catch((error: unknown) => failure(error));
    await record.later(person.index, { ...result, newcomer: null });
  }
}

/** The advisor may have closed the account since the invitation was ordered. */
async function hostOf(
  people: PeopleRepository,
  { advisor: uid, session }: Pick<Invitation, 'advisor' | 'session'>,
): Promise<Hosted> {
  const advisor = await people.advisor(uid);
  if (!advisor) throw new AppError('permission/denied');
  return asHost(people, advisor, session);
}

function failure(error: unknown): Partial<InvitedPerson> {
  if (error instanceof AppError) return { state: 'failed', code: error.code };
  log('invitation.failed', {}, error);
  return { state: 'failed', code: 'internal' };
}

/**
 * A seat without a mail would stay empty: a person who wants no invitations, or whose consent no one has
 * declared, is not registered either. What the advisor declares is kept as evidence before any mail leaves.
 */
async function requireInvitable(
  ports: InvitationPorts,
  { customerId, newcomer }: Invitee,
  { advisor, declaration }: Invitation,
): Promise<void> {
  const person = newcomer?.customer ?? (await ports.people.customer(customerId));
  if (person?.advisor !== advisor || person.email === null) return;
  if (await ports.hasObjected(person.email)) throw new AppError('mail/objected');
  if (!needsDeclaration(person)) return;
  if (declaration === null) throw new AppError('mail/no-consent');
  await ports.keepProof(advisor, person.email, declaration);
}

const joinedMail = (entry: WaitingEntry, now: Date) => waitingMail('waiting-joined', entry, now);

interface Occasion {
  now: Date;
  invitation: Invitation;
}

/**
 * A seat, or a place on the waiting list when the invitation asks for it.
 * @returns null when another request made the newcomer a customer meanwhile
 */
async function placeOf(
  ports: InvitationPorts,
  { advisor, session: { id: sessionId } }: Hosted,
  { customerId, newcomer }: Invitee,
  { now, invitation }: Occasion,
): Promise<Place | null> {
  if (newcomer && !(await ports.limits.newCustomers.take(advisor.id, now))) {
    throw new AppError('rate/limited');
  }
  const invitedBy = `${advisor.firstName} ${advisor.lastName}`;
  const arrive = (known: Customer | null) => {
    const found = registrable(known ?? newcomer?.customer ?? null, advisor.id);
    if (found.email === null) throw new AppError('customer/incomplete');
    const { declaration } = invitation;
    const isDeclared = declaration !== null && needsDeclaration(found);
    const person = isDeclared ? { ...found, ...withInvitable(declaration) } : found;
    const writes = {
      customer: known && !isDeclared ? null : person,
      found: newcomer?.found ?? null,
    };
    return { person, writes: { ...writes, referral: null } };
  };
  const order: PlaceOrder = {
    sessionId,
    customerId,
    again: false,
    now,
    viewer: 'host',
    async refresh() {
      if (newcomer && !(await ports.entries.isCurrent(newcomer.found))) {
        throw new OutdatedLookUp();
      }
    },
    prepare(session, { customer: known, entry }) {
      const { person, writes } = arrive(known);
      const registration = newRegistration(session, person, { page: null, invitedBy, entry, now });
      return { ...writes, registration, mail: confirmationMail(registration) };
    },
    prepareEntry(session, { customer: known }) {
      const { person, writes } = arrive(known);
      const entry = newEntry(session, person, person.email ?? '', { page: advisor.id, now });
      return { ...writes, entry, mail: joinedMail(entry, now) };
    },
  };
  try {
    return invitation.waits
      ? await takeSeatOrWait(ports, order)
      : { registration: await takeSeat(ports, order) };
  } catch (error) {
    if (error instanceof OutdatedLookUp) return null;
    if (!(error instanceof AppError)) throw error;
    const before = await placeBefore(ports, error.code, { sessionId, customerId });
    if (before && isSame(before, { advisor: advisor.id, invitedBy }, invitation.createdAt)) {
      return before;
    }
    throw error;
  }
}

/** What a person already has, when that is why they were refused. */
async function placeBefore(
  { people, seats }: InvitationPorts,
  code: ErrorCode,
  { sessionId, customerId }: { sessionId: string; customerId: string },
): Promise<Place | null> {
  if (code === 'registration/duplicate') {
    const registration = await people.registration(sessionId, customerId);
    return registration && { registration };
  }
  if (code !== 'waiting/duplicate') return null;
  const { entry } = await seats.read(sessionId, customerId);
  return entry && { entry };
}

/** Whether the same advisor invited the person a moment before. */
function isSame(
  before: Place,
  { advisor, invitedBy }: { advisor: string; invitedBy: string },
  since: Date,
): boolean {
  const isRecent = (date: Date) => since.getTime() - date.getTime() < SAME_INVITATION_MS;
  if ('entry' in before) return before.entry.page === advisor && isRecent(before.entry.joinedAt);
  const { registration } = before;
  return (
    registration.advisor === advisor &&
    registration.invitedBy === invitedBy &&
    isRecent(registration.registeredAt)
  );
}
