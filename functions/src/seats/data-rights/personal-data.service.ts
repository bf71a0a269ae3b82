import type { OwnDataCollection, Stored } from '@wbd/domain/collections';
import type { Consent } from '@wbd/domain/consents';
import {
  customerDetailsSchema,
  referralName,
  type Customer,
  type CustomerNote,
  type OwnClaim,
} from '@wbd/domain/customers';
import { type PersonalData } from '@wbd/domain/own-data';
import { isComing as isAppointmentComing } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { isSameName } from '@wbd/domain/fields';
import type { CancellationMail, Mail } from '@wbd/domain/mails';
import { bookingOf, isPlaceShownTo, isSeatHeld } from '@wbd/domain/seats';
import {
  isReminded,
  replacementState,
  type Registration,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { hasBegun } from '@wbd/domain/time';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { appointmentToken } from '../../core/appointment-token.ts';
import { seatToken, waitingToken } from '../../core/seat-token.ts';
import type { WaitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import { confirmedClaim, MOST_OF_A_KIND, type OwnClaimPorts } from './own-claim.ts';
import type { PersonalDataRepository } from './personal-data.repository.ts';
import { hasEmail } from '../../people/customers/same-person.ts';

export interface PersonalDataPorts extends OwnClaimPorts {
  stored: PersonalDataRepository;
  /** full names by uid, without people who are gone */
  namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  lists: Pick<WaitingListsRepository, 'ahead'>;
  /** requests by login */
  limit: Pick<RateLimit, 'take'>;
}

/**
 * Everything that is stored about the caller, who has proven a phone number and gave their name, including the notes of
 * the person's advisor. Of entries that other advisors made with the number and the name only the advisor is shown: a
 * mistyped number would reveal another person's data. Seats that a previous holder of the number booked under the same
 * login are left out.
 * @throws AppError `auth/phone-required`, `rate/limited`, `own-data/not-found`
 */
export async function personalData(
  ports: PersonalDataPorts,
  claim: OwnClaim,
  caller: Caller,
): Promise<PersonalData> {
  if (!(await ports.limit.take(caller.uid, ports.now()))) throw new AppError('rate/limited');
  const { customer, entries } = await confirmedClaim(ports, caller, claim);
  const { stored } = ports;
  const all = await storedUnder(stored, customer);
  const isOwn = (named: Named) =>
    isSameName(named, claim) || (customer !== null && hasEmail(customer, named.email));
  const registrations = all.registrations.filter(isOwn);
  const waiting = all.waiting.filter(isOwn);
  const appointments = all.appointmentRequests.filter((asked) => isSameName(asked, claim));
  const booked = all.appointments.filter(isOwn);
  const ownAppointments = new Set(booked.map(({ id }) => id));
  const ownSessions = new Set([...registrations, ...waiting].map(({ session }) => session));
  const otherSessions = new Set(
    [...all.registrations, ...all.waiting]
      .map(({ session }) => session)
      .filter((session) => !ownSessions.has(session)),
  );
  const mails = all.mails.filter((mail) => (isNamed(mail) ? isOwn(mail) : !isAboutOthers(mail)));
  const shortName = customer && referralName(customer);
  const referral = all.referrals.find(({ name }) => name === shortName) ?? null;
  const note = all.customerNotes[0] ?? null;
  const deals = all.deals.filter(({ name }) => name === shortName);
  const endings = lastEndings(all).filter(isOwn);
  const sessions = await stored.sessions(
    [...registrations, ...waiting, ...endings].map(({ session }) => session),
  );
  const replacements = await stored.sessions(
    [...sessions.values()].flatMap(({ calledOff }) => calledOff?.replacement ?? []),
  );
  const [seminars, owners, names, waitingPlaces] = await Promise.all([
    stored.seminars([
      ...registrations.map(({ seminar }) => seminar),
      ...[...sessions.values()].map(({ seminar }) => seminar),
    ]),
    stored.advisors([
      ...[...registrations, ...waiting, ...endings].map(pageOf),
      ...booked.map(({ advisor }) => advisor),
    ]),
    ports.namesOf(
      [...entries, ...appointments, ...deals, ...(customer ? [customer] : [])].map(
        ({ advisor }) => advisor,
      ),
    ),
    Promise.all(waiting.map(placeOf)),
  ]);
  return {
    customer: customer && {
      ...personOf(customer),
      ...customerDetailsSchema.parse(customer),
      otherEmails: customer.otherEmails,
      otherPhones: customer.otherPhones,
      tags: customer.tags,
      callConsent: consentOf(customer.callConsent),
      uninvited: customer.uninvited,
      restriction: customer.restriction?.since.toISOString() ?? null,
      invitable: customer.invitable && { how: customer.invitable.how, on: customer.invitable.on },
      advisor: names.get(customer.advisor) ?? null,
      lastContact: customer.lastContact?.toISOString() ?? null,
      registered: customer.registered.toISOString(),
    },
    notes: note === null || note.text === '' ? null : note.text,
    datedNotes: all.datedNotes.map(({ kind, text, before, createdAt }) => ({
      kind,
      text,
      before,
      createdAt: createdAt.toISOString(),
    })),
    followUp: followUpOf(note),
    appointments: appointments.map(({ id, advisor, createdAt, ...asked }) => ({
      id,
      advisor: names.get(advisor) ?? null,
      firstName: asked.firstName,
      lastName: asked.lastName,
      phone: asked.phone,
      topic: asked.topic,
      preferredTime: asked.preferredTime,
      hasCalendar: asked.hasCalendar,
      done: asked.done,
      createdAt: createdAt.toISOString(),
    })),
    bookedAppointments: booked.map((appointment) => ({
      advisor: nameOfPage(appointment.advisor),
      title: appointment.title,
      start: appointment.start.toISOString(),
      end: appointment.end.toISOString(),
      place: appointment.place,
      firstName: appointment.firstName,
      lastName: appointment.lastName,
      phone: appointment.phone,
      email: appointment.email,
      answers: appointment.answers,
      state: appointment.state,
      cancelledBy: appointment.cancelledBy,
      reason: appointment.reason,
      bookedAt: appointment.bookedAt.toISOString(),
      link: isAppointmentComing(appointment, ports.now()) ? appointmentToken(appointment) : null,
    })),
    registrations: registrations.map((registration) => ({
      ...personOf(registration),
      ...dateOf(registration.session),
      seminar: seminars.get(registration.seminar)?.title ?? null,
      registeredAt: registration.registeredAt.toISOString(),
      invitedBy: registration.invitedBy,
      attended: registration.attended,
      advisor: ownerOf(registration),
      link: isComing(registration.session) ? seatToken(registration) : null,
    })),
    waitingLists: waitingPlaces.map(({ entry, ahead, link }) => ({
      ...dateOf(entry.session),
      firstName: entry.firstName,
      lastName: entry.lastName,
      email: entry.email,
      joinedAt: entry.joinedAt.toISOString(),
      offerUntil: offerOf(entry),
      ahead,
      consent: consentOf(entry.consent),
      advisor: ownerOf(entry),
      link,
    })),
    calledOff: endings.flatMap(calledOffOf),
    referral: referral && {
      name: referral.name,
      createdAt: referral.createdAt.toISOString(),
      appointmentAt: referral.appointmentAt?.toISOString() ?? null,
    },
    deals: deals.map(({ advisor, netCents, on, reference, state }) => ({
      advisor: names.get(advisor) ?? null,
      netCents,
      on,
      reference,
      state,
    })),
    mails: mails.map(({ kind, state, sentAt }) => ({
      kind,
      state,
      sentAt: sentAt?.toISOString() ?? null,
    })),
    notedBy: entries.map(({ advisor, registered }) => ({
      advisor: names.get(advisor) ?? null,
      since: registered.toISOString(),
    })),
    isComplete: [
      all.deals,
      all.registrations,
      all.waiting,
      all.mails,
      all.appointments,
      all.datedNotes,
      entries,
    ].every(({ length }) => length < MOST_OF_A_KIND),
    hasOtherNames:
      registrations.length < all.registrations.length ||
      waiting.length < all.waiting.length ||
      booked.length < all.appointments.length,
  };

  /** Whether the mail concerns another person who had the number before. */
  function isAboutOthers(mail: Mail): boolean {
    if ('session' in mail) return otherSessions.has(mail.session);
    return 'appointment' in mail && !ownAppointments.has(mail.appointment);
  }

  function ownerOf(of: Booked) {
    return nameOfPage(pageOf(of));
  }

  function nameOfPage(uid: string) {
    const owner = owners.get(uid);
    return owner ? { name: `${owner.firstName} ${owner.lastName}`, code: owner.code } : null;
  }

  function isComing(id: string): boolean {
    const session = sessions.get(id);
    return session !== undefined && isReminded(session, ports.now());
  }

  function calledOffOf(ending: CancellationMail): PersonalData['calledOff'] {
    const session = sessions.get(ending.session);
    const now = ports.now();
    if (ending.reason !== 'session-cancelled' || !session?.calledOff) return [];
    if (hasBegun(session, now)) return [];
    const offered = replacements.get(session.calledOff.replacement ?? '');
    const isOpen = offered !== undefined && replacementState(offered, now) === 'open';
    return [
      {
        seminar: ending.title,
        time: session.time.toISOString(),
        location: session.location,
        advisor: ownerOf(ending),
        replacement: isOpen ? offered.time.toISOString() : null,
        link: seatToken(ending),
      },
    ];
  }

  function offerOf(entry: WaitingEntry): string | null {
    return isSeatHeld(entry, ports.now()) ? (entry.offerUntil?.toISOString() ?? null) : null;
  }

  async function placeOf(entry: WaitingEntry) {
    const isOpen = isPlaceShownTo('member', entry, ports.now()) && isComing(entry.session);
    const waits = isOpen && entry.state === 'waiting';
    return {
      entry,
      ahead: waits ? await ports.lists.ahead(entry) : null,
      link: isOpen ? waitingToken(entry) : null,
    };
  }

  function dateOf(id: string) {
    const session = sessions.get(id);
    return {
      seminar: (session && seminars.get(session.seminar)?.title) ?? null,
      time: session?.time.toISOString() ?? null,
      location: session?.location ?? null,
    };
  }
}

/** The advisor whose page was used for the booking, or else the customer's advisor. */
const pageOf = ({ page, advisor }: Booked) => page ?? advisor;

type Booked = Pick<Registration | WaitingEntry, 'page' | 'advisor'>;

/** How bookings without a current seat ended. */
function lastEndings({ mails, registrations }: Pick<StoredAbout, 'mails' | 'registrations'>) {
  const seated = new Set(registrations.map(bookingOf));
  const endings = mails
    .filter((mail) => mail.kind === 'registration-cancelled')
    .toSorted((a, b) => a.cancelledAt.getTime() - b.cancelledAt.getTime());
  // the map keeps the latest ending of each booking
  const last = new Map(endings.map((ending) => [bookingOf(ending), ending]));
  return [...last.values()].filter((ending) => !seated.has(bookingOf(ending)));
}

type Named = Pick<Registration | WaitingEntry, 'firstName' | 'lastName' | 'email'>;

function isNamed(mail: Mail): mail is Mail & Named {
  return 'lastName' in mail && 'email' in mail;
}

/** Everything about a person by collection; `customers` is the person's own document. */
type StoredAbout = { [Name in Exclude<OwnDataCollection, 'customers'>]: Stored<Name>[] };

async function storedUnder(
  stored: PersonalDataRepository,
  customer: Customer | null,
): Promise<StoredAbout> {
  const about = async <Name extends OwnDataCollection>(name: Name): Promise<Stored<Name>[]> =>
    customer === null ? [] : stored.about(name, customer.id, MOST_OF_A_KIND);
  const [
    registrations,
    waiting,
    mails,
    appointmentRequests,
    appointments,
    referrals,
    notes,
    datedNotes,
    deals,
  ] = await Promise.all([
    about('registrations'),
    about('waiting'),
    about('mails'),
    about('appointmentRequests'),
    about('appointments'),
    about('referrals'),
    about('customerNotes'),
    about('datedNotes'),
    about('deals'),
  ]);
  return {
    registrations,
    waiting,
    mails,
    appointmentRequests,
    appointments,
    referrals,
    customerNotes: notes,
    datedNotes,
    deals,
  };
}

function personOf({
  firstName,
  lastName,
  email,
  phone,
  bday,
  job,
  consent,
}: Customer | Registration) {
  return { firstName, lastName, email, phone, bday, job, consent: consentOf(consent) };
}

function consentOf(consent: Consent | null) {
  return consent && { ...consent, at: consent.at.toISOString() };
}

function followUpOf(note: CustomerNote | null): PersonalData['followUp'] {
  if (note === null || note.followUpOn === null) return null;
  return { on: note.followUpOn, text: note.followUpText };
}
