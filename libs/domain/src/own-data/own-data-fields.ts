import type { OwnDataCollection, ShownAs, Stored } from '../collections/index.ts';

type FieldOf<Union> = Union extends unknown ? keyof Union & string : never;
/** Mails also have the fields of their kinds. The answer shows that a mail was sent, never its content. */
type FieldOfCollection<Name extends OwnDataCollection> = Name extends 'mails'
  ? keyof Stored<'mails'>
  : FieldOf<Stored<Name>>;

/**
 * Which parts of the answer of `personalData` show each stored field; none for ids and states that only the server needs.
 * The answer is typed by `OwnDataPart`, so a new field, or a new collection that is shown, fails the type check until it is listed
 * here and shown there. Fields of customers are in `CUSTOMER_FIELDS`.
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
    page: ['advisor'],
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
  },
  waiting: {
    id: [],
    customer: [],
    session: ['seminar', 'time', 'location'],
    booking: ['link'],
    advisor: [],
    page: ['advisor'],
    firstName: ['firstName'],
    lastName: ['lastName'],
    email: ['email'],
    state: ['ahead'],
    joinedAt: ['joinedAt'],
    offerUntil: ['offerUntil'],
    dueAt: [],
    consent: ['consent'],
  },
  appointmentRequests: {
    id: ['id'],
    advisor: ['advisor'],
    customer: [],
    isOwn: [],
    firstName: ['firstName'],
    lastName: ['lastName'],
    phone: ['phone'],
    topic: ['topic'],
    preferredTime: ['preferredTime'],
    video: [],
    hasCalendar: ['hasCalendar'],
    done: ['done'],
    createdAt: ['createdAt'],
    trace: [],
    expiresAt: [],
  },
  appointments: {
    id: ['link'],
    advisor: ['advisor'],
    advisorName: ['advisor'],
    customer: [],
    takenAs: [],
    isOwn: [],
    type: [],
    title: ['title'],
    place: ['place'],
    firstName: ['firstName'],
    lastName: ['lastName'],
    phone: ['phone'],
    email: ['email'],
    answers: ['answers'],
    start: ['start'],
    end: ['end'],
    // the advisor's pause is not the person's data
    freeFrom: [],
    state: ['state'],
    cancelledBy: ['cancelledBy'],
    reason: ['reason'],
    changes: [],
    video: [],
    bookedAt: ['bookedAt'],
    changedAt: [],
    trace: [],
    expiresAt: [],
  },
  referrals: {
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
  },
  datedNotes: {
    id: [],
    advisor: [],
    customer: [],
    kind: ['kind'],
    text: ['text'],
    before: ['before'],
    createdAt: ['createdAt'],
  },
  // `text` is the answer's `notes`
  customerNotes: {
    id: [],
    advisor: [],
    text: [],
    followUpOn: ['on'],
    followUpText: ['text'],
  },
  deals: {
    id: [],
    payer: [],
    advisor: ['advisor'],
    customer: [],
    // only deals under the person's own short name are shown
    name: [],
    partner: [],
    netCents: ['netCents'],
    on: ['on'],
    referredOn: [],
    reference: ['reference'],
    state: ['state'],
    reason: [],
    decidedBy: [],
    decidedAt: [],
    commission: [],
    maturesOn: [],
    reportedAt: [],
  },
  mails: {
    id: [],
    advisor: [],
    kind: ['kind'],
    state: ['state'],
    sentAt: ['sentAt'],
    attempts: [],
    attemptsBefore: [],
    leaseUntil: [],
    nextAttempt: [],
    messageId: [],
    error: [],
    countedAt: [],
    heldBack: [],
    trace: [],
    expiresAt: [],
  },
} as const satisfies {
  [Name in Exclude<OwnDataCollection, 'customers'>]: Record<
    FieldOfCollection<Name>,
    readonly string[]
  >;
};

type Fields = typeof OWN_DATA_FIELDS;

/** The parts that an entry of the answer needs to show what is stored. */
type PartOf<Name extends keyof Fields> = {
  [Field in keyof Fields[Name]]: Fields[Name][Field] extends readonly (infer Part extends string)[]
    ? Part
    : never;
}[keyof Fields[Name]];

/** The same by the part of the answer that shows the collection. */
export type OwnDataPart<Kind extends ShownAs<keyof Fields>> = {
  [Name in keyof Fields]: ShownAs<Name> extends Kind ? PartOf<Name> : never;
}[keyof Fields];
export type OwnDataKind = ShownAs<keyof Fields>;
