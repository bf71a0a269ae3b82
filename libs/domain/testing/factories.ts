import { orgAudience } from '@wbd/domain/audiences';
import { accountSchema, type Account } from '../src/accounts/account.ts';
import type { Appointment } from '../src/appointments/appointment.ts';
import {
  billingSchema,
  subscriptionFactsSchema,
  type Billing,
  type SubscriptionFacts,
} from '../src/plans/billing.ts';
import {
  appointmentRequestSchema,
  type AppointmentRequest,
} from '../src/appointments/appointment-request.ts';
import { statementSchema, taxOn, type Statement } from '../src/commission/statement.ts';
import { dealSchema, type Deal } from '../src/commission/deal.ts';
import {
  commissionTermsSchema,
  TERMS_WORDING,
  termsId,
  type CommissionTerms,
} from '../src/commission/terms.ts';
import {
  CREDIT_NOTE_WORDING,
  payerSchema,
  taxProfileSchema,
  type Party,
  type Payer,
  type TaxProfile,
} from '../src/commission/tax-profile.ts';
import { notificationSchema, type Notification } from '../src/notifications/notification.ts';
import { advisorSchema, type Advisor } from '../src/advisors/advisor.ts';
import {
  expertVideoSchema,
  testimonialSchema,
  type ExpertVideo,
  type Testimonial,
} from '../src/content/content.ts';
import { invoiceSchema, type Invoice } from '../src/invoices/invoice.ts';
import { birthdayOf } from '../src/customers/birthday.ts';
import { erasureDayAfter, noticeDayBefore } from '../src/customers/customer-retention.ts';
import { datedNoteSchema, type DatedNote } from '../src/customers/dated-note.ts';
import {
  customerNoteSchema,
  customerSchema,
  type Customer,
  type CustomerNote,
} from '../src/customers/customer.ts';
import {
  folderSchema,
  knowledgeVideoSchema,
  quickVideoSchema,
  type Folder,
  type KnowledgeVideo,
  type QuickVideo,
} from '../src/content/library.ts';
import { invitationSchema, type Invitation } from '../src/seats/invitation.ts';
import type { CancellationMail, RegistrationMail } from '../src/mails/named-mails.ts';
import { mailSchema, type Mail } from '../src/mails/mail.ts';
import { referralSchema, type Referral } from '../src/customers/referral.ts';
import {
  registrationSchema,
  seminarSchema,
  sessionSchema,
  type Registration,
  type Seminar,
  type Session,
} from '../src/seminars/seminar.ts';

/*
 * Entities for tests, each parsed by its schema: with an id of its own, valid, and related where one is made for
 * another. A test names the values that it is about.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const ORG = 'org-test';

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
const yesterday = () => daysFromNow(-1);
/**
 * When a seminar or an expert video was created: later than any advisor joins. Items older than an advisor appear on
 * the advisor's page, so they would change the pages of other tests.
 */
const AFTER_EVERYONE = new Date('2090-01-01T12:00:00Z');

const ID_LENGTH = 20;
/** The rest of an id is random: a longer prefix would leave too little of it to tell two ids apart. */
const PREFIX_LENGTH = 8;

/** An id that no other test and no demo data has, as long as Firestore's own. */
export function newId(prefix = ''): string {
  const random = crypto.randomUUID().replaceAll('-', '');
  return `${prefix.slice(0, PREFIX_LENGTH)}${random}`.slice(0, ID_LENGTH);
}

/** An advisor of level 2. */
export function anAdvisor(changes: Partial<Advisor> = {}): Advisor {
  const id = newId('adv');
  return advisorSchema.parse({
    id,
    code: id,
    firstName: 'Petra',
    lastName: 'Prüfstein',
    heroText: null,
    heroSubtext: null,
    loop: null,
    loopThumb: null,
    intro: null,
    introThumb: null,
    logo: null,
    testimonialShareText: null,
    bookingslink: null,
    org: ORG,
    lv: 2,
    isSpecialist: true,
    hasOwnPage: true,
    createdAt: yesterday(),
    ...changes,
  });
}

/** An advisor's account, without a subscription. */
export function anAccount(changes: Partial<Account> = {}): Account {
  const id = newId('adv');
  return accountSchema.parse({
    id,
    email: `${id}@example.org`,
    plan: 'basic',
    admin: false,
    isTest: false,
    datalink: null,
    billing: null,
    // with the declaration of a business, before the present documents
    consent: { version: 'sign-up-2', wording: 'Mit der Registrierung …', at: yesterday() },
    createdAt: yesterday(),
    ...changes,
  });
}

/** A running subscription to Pro, paid yearly. */
export function aSubscription(changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return subscriptionFactsSchema.parse({
    id: 'sub_1',
    status: 'active',
    price: 'wbd_pro_annual',
    currentPeriodEnd: daysFromNow(100),
    minimumTermEnd: null,
    cancelAt: null,
    ...changes,
  });
}

/** What an account knows of its subscription. */
export function aBilling(changes: Partial<Billing> = {}): Billing {
  return billingSchema.parse({
    customer: 'cus_1',
    revision: 1,
    subscription: null,
    wanted: null,
    ...changes,
  });
}

/** An invoice for a year of Pro that still needs its e-invoice. */
export function anInvoice(changes: Partial<Invoice> = {}): Invoice {
  const id = newId('in');
  return invoiceSchema.parse({
    id,
    advisor: newId('adv'),
    number: `WBD-${id}`,
    issuedOn: '2027-01-15',
    period: { from: '2027-01-15', until: '2028-01-14' },
    buyer: {
      name: 'Anna Beispiel',
      email: 'anna@example.org',
      street: 'Am Markt 7',
      addition: null,
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
      vatId: null,
    },
    lines: [{ name: 'WBD Pro, jährlich', cents: 119_900 }],
    discount: 0,
    net: 119_900,
    tax: 22_781,
    gross: 142_681,
    eInvoice: 'waiting',
    createdAt: yesterday(),
    expiresAt: new Date('2036-01-01T00:00:00Z'),
    ...changes,
  });
}

/** A seminar on site, without files. */
export function aSeminar(advisor: string, changes: Partial<Seminar> = {}): Seminar {
  return seminarSchema.parse({
    id: newId('sem'),
    advisor,
    org: ORG,
    title: 'Vermögen für Anfänger',
    description: 'Wie du in zehn Jahren für schlechte Zeiten vorsorgst.',
    duration: 90,
    online: false,
    video: null,
    trailer: null,
    preview: null,
    thumb: null,
    pdf: null,
    createdAt: AFTER_EVERYONE,
    ...changes,
  });
}

/** A date of that seminar in a week, with 20 places. */
export function aSession(
  seminar: Pick<Seminar, 'id' | 'advisor'> & Partial<Pick<Seminar, 'hidden' | 'audience'>>,
  changes: Partial<Session> = {},
): Session {
  return sessionSchema.parse({
    id: newId('ses'),
    seminar: seminar.id,
    advisor: seminar.advisor,
    time: daysFromNow(7),
    location: 'Hotel Löwen, Köln',
    maxParticipants: 20,
    registrationCount: 0,
    hidden: seminar.hidden,
    audience: seminar.audience,
    ...changes,
  });
}

export function aCustomer(advisor: string, changes: Partial<Customer> = {}): Customer {
  const id = newId('cus');
  const registered = changes.registered ?? daysFromNow(-1);
  return customerSchema.parse({
    id,
    advisor,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: `${id}@example.org`,
    phone: null,
    bday: null,
    job: null,
    lastContact: null,
    registered,
    inviteBy: null,
    birthday: birthdayOf(changes.bday ?? null),
    reviewOn: noticeDayBefore(erasureDayAfter(registered)),
    ...changes,
  });
}

/** The customer's seat in the session, taken on the customer's own advisor's page. */
export function aRegistration(
  session: Pick<Session, 'id' | 'seminar' | 'advisor'>,
  customer: Customer,
  changes: Partial<Registration> = {},
): Registration {
  const { id, advisor, firstName, lastName, email, phone, bday, job } = customer;
  return registrationSchema.parse({
    id,
    advisor,
    firstName,
    lastName,
    email,
    phone,
    bday,
    job,
    customer: id,
    session: session.id,
    seminar: session.seminar,
    seminarAdvisor: session.advisor,
    page: advisor,
    status: 'registered',
    invitedBy: null,
    registeredAt: new Date(),
    attended: null,
    ...changes,
  });
}

export function aTestimonial(advisor: string, changes: Partial<Testimonial> = {}): Testimonial {
  return testimonialSchema.parse({
    id: newId('tes'),
    advisor,
    url: 'testimonials/video/a.mp4',
    thumb: 'testimonials/thumb/a.jpg',
    customer: 'Jörg',
    quote: 'Endlich verstehe ich meine Rente.',
    displayOrder: 1,
    thumbTime: 2,
    consentVersion: 'testimonial-1',
    consentAt: daysFromNow(-1),
    ...changes,
  });
}

/** An expert video that leads to the general booking link. */
export function anExpertVideo(advisor: string, changes: Partial<ExpertVideo> = {}): ExpertVideo {
  return expertVideoSchema.parse({
    id: newId('exp'),
    advisor,
    org: ORG,
    description: 'Wie du deine Rente planst',
    video: 'expert_videos/video/a.mp4',
    trailer: null,
    thumb: 'expert_videos/thumb/a.jpg',
    bookinglink: null,
    createdAt: AFTER_EVERYONE,
    ...changes,
  });
}

/** A folder at the top of an organisation's library. */
export function aFolder(changes: Partial<Folder> = {}): Folder {
  return folderSchema.parse({
    id: newId('fol'),
    name: 'Grundlagen',
    org: ORG,
    parent: null,
    order: 1,
    ...changes,
  });
}

export function aKnowledgeVideo(
  advisor: Pick<Advisor, 'id' | 'org'>,
  changes: Partial<KnowledgeVideo> = {},
): KnowledgeVideo {
  return knowledgeVideoSchema.parse({
    id: newId('kno'),
    title: 'Das erste Gespräch',
    description: 'Worauf es in den ersten zehn Minuten ankommt.',
    url: 'knowledge_videos/video/a.mp4',
    thumb: null,
    folder: 'folder',
    org: advisor.org,
    audience: orgAudience(advisor.org),
    advisor: advisor.id,
    createdAt: yesterday(),
    ...changes,
  });
}

export function aQuickVideo(advisor: string, changes: Partial<QuickVideo> = {}): QuickVideo {
  return quickVideoSchema.parse({
    id: newId('qui'),
    title: 'Kurz erklärt: Dienstunfähigkeit',
    url: 'knowledge_videos_for_customers/video/a.mp4',
    thumb: null,
    advisor,
    createdAt: yesterday(),
    ...changes,
  });
}

/** A customer who came through a link that another customer shared. */
export function aReferral(
  customer: Customer,
  referrer: string,
  changes: Partial<Referral> = {},
): Referral {
  return referralSchema.parse({
    id: customer.id,
    customer: customer.id,
    referrer,
    advisor: customer.advisor,
    name: `${customer.firstName} ${customer.lastName.charAt(0)}.`,
    createdAt: yesterday(),
    ...changes,
  });
}

/** A deal that waits for its payer's decision. */
export function aDeal(customer: Customer, changes: Partial<Deal> = {}): Deal {
  return dealSchema.parse({
    id: newId('deal'),
    payer: ORG,
    advisor: customer.advisor,
    customer: customer.id,
    name: `${customer.firstName} ${customer.lastName.charAt(0)}.`,
    partner: null,
    netCents: 120_000,
    on: '2027-01-15',
    reference: 'V-4711',
    state: 'reported',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    commission: null,
    maturesOn: null,
    reportedAt: yesterday(),
    ...changes,
  });
}

/** A tenth of each deal, due 30 days after it. */
export function someTerms(payer: string, changes: Partial<CommissionTerms> = {}): CommissionTerms {
  return commissionTermsSchema.parse({
    id: termsId(payer, 1),
    payer,
    validFrom: '2027-01-01',
    rate: { kind: 'share', permille: 100 },
    holdingDays: 30,
    wording: TERMS_WORDING,
    ...changes,
  });
}

/** A private partner who can be paid. */
export function aTaxProfile(uid: string, changes: Partial<TaxProfile> = {}): TaxProfile {
  return taxProfileSchema.parse({
    id: uid,
    ...aParty(),
    taxId: null,
    kind: 'private',
    ibanEnd: '2051',
    wording: CREDIT_NOTE_WORDING,
    agreedAt: yesterday(),
    changedAt: yesterday(),
    expiresAt: null,
    ...changes,
  });
}

/** An organisation that can pay. */
export function aPayer(org: string, changes: Partial<Payer> = {}): Payer {
  return payerSchema.parse({
    id: org,
    ...aParty(),
    name: 'WBD Beispiel GmbH',
    ibanEnd: '3000',
    changedBy: newId('adv'),
    changedAt: yesterday(),
    ...changes,
  });
}

/** A statement over one matured commission, whose sums follow from its lines. */
export function aStatement(changes: Partial<Statement> = {}): Statement {
  const payer = changes.payer ?? 'org';
  const partner = changes.partner ?? 'partner';
  const recipient = changes.recipient ?? { ...aParty(), kind: 'private' };
  const lines = changes.lines ?? [
    {
      kind: 'matured',
      deal: 'deal',
      on: '2027-01-15',
      rate: { kind: 'share', permille: 100 },
      cents: 10_000,
    },
  ];
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const tax = taxOn(net, recipient.kind);
  return statementSchema.parse({
    id: `${payer}_${partner}_2027-02`,
    payer,
    partner,
    month: '2027-02',
    number: 1,
    issuer: { ...aParty(), name: 'WBD Beispiel GmbH', taxId: 'DE987654328' },
    recipient,
    lines,
    net,
    tax,
    total: net + tax,
    ibanEnd: '2051',
    state: 'issued',
    payout: null,
    issuedOn: '2027-03-02',
    endedOn: null,
    ...changes,
  });
}

export function aParty(): Party {
  return {
    name: 'Jörg Weiß-Özdemir',
    street: 'Hafenstraße 4',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: '12/345/67890',
  };
}

/** An appointment of half an hour, two days from now. */
export function anAppointment(
  advisor: string,
  customer: Customer,
  changes: Partial<Appointment> = {},
): Appointment {
  const quarterMs = 15 * 60_000;
  const soon = Math.ceil((Date.now() + 48 * 3_600_000) / quarterMs) * quarterMs;
  const start = changes.start ?? new Date(soon);
  const end = new Date(start.getTime() + 2 * quarterMs);
  const { id, firstName, lastName, email, phone } = customer;
  return {
    id: newId('appointment'),
    advisor,
    advisorName: 'Anna Muster',
    customer: id,
    takenAs: id,
    isOwn: customer.advisor === advisor,
    type: newId('type'),
    title: 'Kennenlernen',
    place: { kind: 'phone' },
    firstName,
    lastName,
    phone: phone ?? '',
    email,
    answers: [],
    end,
    freeFrom: end,
    state: 'booked',
    cancelledBy: null,
    reason: null,
    changes: 0,
    video: null,
    bookedAt: new Date(),
    changedAt: new Date(),
    trace: null,
    expiresAt: daysFromNow(400),
    ...changes,
    start,
  };
}

/** A person's wish to talk to an advisor who has a calendar. */
export function anAppointmentRequest(
  advisor: string,
  changes: Partial<AppointmentRequest> = {},
): AppointmentRequest {
  return appointmentRequestSchema.parse({
    id: newId('req'),
    advisor,
    customer: newId('cus'),
    isOwn: true,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    phone: '+4915112345678',
    topic: 'Altersvorsorge',
    video: null,
    hasCalendar: true,
    done: false,
    createdAt: daysFromNow(-1),
    expiresAt: daysFromNow(89),
    ...changes,
  });
}

/** That someone registered for a session of the advisor's seminar, which the advisor has not read. */
export function aNotification(advisor: string, changes: Partial<Notification> = {}): Notification {
  return notificationSchema.parse({
    id: newId('ntf'),
    advisor,
    event: 'registered',
    customer: newId('cus'),
    session: newId('ses'),
    isHost: true,
    isOwn: true,
    name: 'Jana Weber',
    title: 'Geld verstehen',
    time: daysFromNow(7),
    movedTo: null,
    read: false,
    createdAt: daysFromNow(0),
    expiresAt: daysFromNow(90),
    ...changes,
  });
}

/** The confirmation of a seat, which was sent. */
export function aRegistrationMail(
  seat: Pick<RegistrationMail, 'advisor' | 'session' | 'customer'>,
  changes: Partial<RegistrationMail> = {},
): Mail {
  const sentAt = daysFromNow(-1);
  return mailSchema.parse({
    ...seat,
    id: newId('mai'),
    kind: 'registration-confirmation',
    registeredAt: sentAt,
    state: 'sent',
    attempts: 1,
    leaseUntil: sentAt,
    nextAttempt: null,
    trace: null,
    messageId: '<mail-1@mail.wbd>',
    sentAt,
    error: null,
    ...changes,
  });
}

/** The mail, not yet sent, that tells a customer that a session was called off. */
export function aCancellationMail(
  seat: Pick<CancellationMail, 'advisor' | 'session' | 'customer'>,
  changes: Partial<CancellationMail> = {},
): Mail {
  const cancelledAt = daysFromNow(-1);
  return mailSchema.parse({
    ...seat,
    id: newId('mai'),
    kind: 'registration-cancelled',
    reason: 'session-cancelled',
    cancelledAt,
    attempt: newId('att'),
    note: null,
    firstName: 'Vera',
    lastName: 'Brückner',
    email: 'vera@example.org',
    title: 'Geld verstehen',
    time: daysFromNow(7),
    duration: 90,
    location: 'Köln',
    state: 'queued',
    attempts: 0,
    leaseUntil: cancelledAt,
    nextAttempt: cancelledAt,
    trace: null,
    messageId: '<mail-2@mail.wbd>',
    sentAt: null,
    error: null,
    ...changes,
  });
}

/** An invitation of the advisor's customers, all invited. */
export function anInvitation(
  advisor: string,
  customers: readonly Customer[],
  changes: Partial<Invitation> = {},
): Invitation {
  return invitationSchema.parse({
    id: newId('inv'),
    advisor,
    session: newId('ses'),
    who: 'own',
    people: customers.map(({ id, firstName, lastName }, index) => ({
      index,
      name: `${firstName} ${lastName}`,
      customer: id,
      newcomer: null,
      state: 'invited',
      code: null,
      mail: newId('mai'),
    })),
    customers: customers.map(({ id }) => id),
    createdAt: yesterday(),
    leaseUntil: daysFromNow(-1),
    finished: true,
    expiresAt: daysFromNow(6),
    ...changes,
  });
}

/** What the advisor wrote about a customer at a moment. */
export function aDatedNote({ id, advisor }: Customer, changes: Partial<DatedNote> = {}): DatedNote {
  return datedNoteSchema.parse({
    id: newId('note'),
    advisor,
    customer: id,
    text: 'Ruft nach dem Urlaub an.',
    createdAt: new Date('2026-05-01T10:00:00Z'),
    ...changes,
  });
}

/** What the advisor wrote about a customer. */
export function aCustomerNote({ id, advisor }: Customer, text: string): CustomerNote {
  return customerNoteSchema.parse({ id, advisor, text });
}
