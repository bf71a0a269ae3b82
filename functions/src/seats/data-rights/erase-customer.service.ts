import { ERASED, type ByCode } from '@wbd/domain/collections';
import { AppError } from '@wbd/domain/errors';
import type { CustomerReference } from '../../people/customers/customer-references.repository.ts';
import type { Logins } from '../../core/logins.ts';
import { freeSeat, type FreeSeatPorts } from '../registrations/free-seat.service.ts';
import { atMost } from '../../core/at-most.ts';
import { untilNone } from '../../core/until-none.ts';
import { removeEntry } from '../waiting-list/leave-waiting-list.service.ts';
import type { WaitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import type { Traces } from './traces.repository.ts';

/** Each is in another session, so they do not get in each other's way. */
const SEATS_AT_ONCE = 10;

export interface EraseCustomerPorts {
  traces: Traces;
  logins: Pick<Logins, 'remove'>;
  seats: FreeSeatPorts;
  lists: Pick<WaitingListsRepository, 'entry' | 'someSessionsOf'>;
}

/** How much was removed. Says nothing about whom. */
export interface Erased {
  registrations: number;
  mails: number;
  referred: number;
}

/** @returns how many documents about the customer were removed, for collections that count them */
type Erase = (ports: EraseCustomerPorts, id: string, isAdvisor: boolean) => Promise<number>;

const uncounted = async (erasing: Promise<unknown>): Promise<number> => {
  await erasing;
  return 0;
};

/** Collections that descriptors leave to code. Seats come first, because freeing a seat still writes about the customer. */
const BY_CODE: Readonly<Record<ByCode<'erasing'>, Erase>> = {
  waiting: (ports, id) => uncounted(leaveAllLists(ports, id)),
  registrations: freeAllSeats,
  appointments: ({ traces }, id) => uncounted(traces.removeAppointments(id)),
  deals: ({ traces }, id) => uncounted(traces.forgetDeals(id)),
  invitations: ({ traces }, id) => uncounted(traces.forgetInvited(id)),
  referrals: ({ traces }, id, isAdvisor) =>
    isAdvisor ? Promise.resolve(0) : traces.removeAsReferrer(id),
  // the document itself goes last, see `removeCustomer`
  customers: forgetReferences,
};

/**
 * Removes what is stored about a customer besides their own document, as the descriptors of collections say, and the login.
 * It can be repeated, so that the next call finishes an interrupted one. An advisor's login stays, and so do referrals
 * of an advisor's links. Limits stay, too: they name no one, expire by themselves, and one that is removed could be
 * used up again.
 */
export async function eraseTraces(ports: EraseCustomerPorts, id: string): Promise<Erased> {
  const { traces, logins } = ports;
  const isAdvisor = await traces.isAdvisor(id);
  const byCode = new Map<string, number>();
  for (const [collection, erase] of Object.entries(BY_CODE)) {
    byCode.set(collection, await erase(ports, id, isAdvisor));
  }
  let mails = 0;
  for (const found of ERASED) {
    const removed = await traces.removeDocuments(found, id);
    if (found.collection === 'mails') mails += removed;
  }
  if (!isAdvisor) await logins.remove(id);
  const count = (collection: ByCode<'erasing'>) => byCode.get(collection) ?? 0;
  return {
    registrations: count('registrations'),
    mails,
    referred: count('referrals') + count('customers'),
  };
}

/** Removes the customer from records of others that name them. @returns how many people this customer referred */
async function forgetReferences(
  { traces }: EraseCustomerPorts,
  id: string,
  isAdvisor: boolean,
): Promise<number> {
  const forgotten: Record<CustomerReference, number> = {
    distinctFrom: await traces.forgetReference('distinctFrom', id),
    inviteBy: isAdvisor ? 0 : await traces.forgetReference('inviteBy', id),
  };
  return forgotten.inviteBy;
}

/**
 * Removes what was still being written about a customer while their document went. A person who has registered again
 * since is a customer again, and an entry that went into another customer is not erased: both keep what they have.
 */
export async function eraseStragglers(ports: EraseCustomerPorts, id: string): Promise<Erased> {
  const { traces } = ports;
  if ((await traces.isCustomer(id)) || (await traces.isBeingMerged(id))) {
    return { registrations: 0, mails: 0, referred: 0 };
  }
  return eraseTraces(ports, id);
}

async function leaveAllLists({ lists, seats }: EraseCustomerPorts, id: string): Promise<void> {
  await untilNone(
    () => lists.someSessionsOf(id),
    (sessionId) => sessionId,
    async (sessions) => {
      for (const sessionId of sessions) await removeEntry({ ...seats, lists }, sessionId, id);
    },
  );
}

function freeAllSeats({ traces, seats }: EraseCustomerPorts, id: string): Promise<number> {
  return untilNone(
    () => traces.someSessions(id),
    (sessionId) => sessionId,
    (sessions) => atMost(SEATS_AT_ONCE, sessions, leave),
  );

  async function leave(sessionId: string): Promise<void> {
    try {
      await freeSeat(seats, { sessionId, customerId: id, prepare: () => null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'session/not-found') await traces.removeStrayRegistration(sessionId, id);
      else if (error.code !== 'registration/not-found') throw error;
    }
  }
}
