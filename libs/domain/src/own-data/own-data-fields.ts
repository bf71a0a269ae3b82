import type { AppointmentRequest } from '../appointments/appointment-request.ts';
import type { Registration, WaitingEntry } from '../seminars/seminar.ts';
import type { CustomerNote } from '../customers/customer.ts';
import type { DatedNote } from '../customers/dated-note.ts';
import type { Referral } from '../customers/referral.ts';

/**
 * Which parts of the answer of `personalData` show each stored field; none for ids and states that only the server needs.
 * The answer is typed by `OwnDataPart`, so a new field fails the type check until it is listed here and shown there.
 */
const OWN_DATA_FIELDS = {
  registrations: {
    id: [],
    customer: [],
    takenAs: [],
    booking: ['link'],
    moves: [],
    absorbed: [],
    session: ['time', 'location'],
    seminar: ['seminar'],
    seminarAdvisor: [],
    advisor: [],
    page: [],
    firstName: ['firstName'],
    lastName: ['lastName'],
    email: ['email'],
    phone: ['phone'],
    bday: ['bday'],
    job: ['job'],
    status: [],
    invitedBy: ['invitedBy'],
    registeredAt: ['registeredAt'],
    consent: ['consent'],
    attended: ['attended'],
  } as const satisfies Record<keyof Registration, readonly string[]>,
  waitingLists: {
    id: [],
    customer: [],
    session: ['seminar', 'time', 'location'],
    booking: ['link'],
    advisor: [],
    page: [],
    firstName: ['firstName'],
    lastName: ['lastName'],
    email: ['email'],
    state: ['ahead'],
    joinedAt: ['joinedAt'],
    offerUntil: ['offerUntil'],
    dueAt: [],
    consent: ['consent'],
  } as const satisfies Record<keyof WaitingEntry, readonly string[]>,
  appointments: {
    id: [],
    advisor: ['advisor'],
    customer: [],
    isOwn: [],
    firstName: ['firstName'],
    lastName: ['lastName'],
    phone: ['phone'],
    topic: ['topic'],
    video: [],
    hasCalendar: [],
    done: [],
    createdAt: ['createdAt'],
    trace: [],
    expiresAt: [],
  } as const satisfies Record<keyof AppointmentRequest, readonly string[]>,
  referral: {
    id: [],
    customer: [],
    // the person who shared the link is not named: how far the customer got is shown to that person alone
    referrer: [],
    advisor: [],
    name: ['name'],
    createdAt: ['createdAt'],
    registered: [],
    attended: [],
    // the answer has the deals themselves
    deals: [],
    appointmentAt: ['appointmentAt'],
  } as const satisfies Record<keyof Referral, readonly string[]>,
  datedNotes: {
    id: [],
    advisor: [],
    customer: [],
    kind: ['kind'],
    text: ['text'],
    before: ['before'],
    createdAt: ['createdAt'],
  } as const satisfies Record<keyof DatedNote, readonly string[]>,
  /** `text` is the answer's `notes` */
  followUp: {
    id: [],
    advisor: [],
    text: [],
    followUpOn: ['on'],
    followUpText: ['text'],
  } as const satisfies Record<keyof CustomerNote, readonly string[]>,
};

type Fields = typeof OWN_DATA_FIELDS;
export type OwnDataKind = keyof Fields;

/** The parts that an entry of the answer needs to show what is stored. */
export type OwnDataPart<Kind extends OwnDataKind> = {
  [Field in keyof Fields[Kind]]: Fields[Kind][Field] extends readonly (infer Part extends string)[]
    ? Part
    : never;
}[keyof Fields[Kind]];
