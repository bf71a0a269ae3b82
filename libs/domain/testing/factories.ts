import { accountSchema, type Account } from '../src/entities/account.ts';
import { advisorSchema, type Advisor } from '../src/entities/advisor.ts';
import {
  expertVideoSchema,
  testimonialSchema,
  type ExpertVideo,
  type Testimonial,
} from '../src/entities/content.ts';
import { customerSchema, type Customer } from '../src/entities/customer.ts';
import {
  folderSchema,
  knowledgeVideoSchema,
  quickVideoSchema,
  type Folder,
  type KnowledgeVideo,
  type QuickVideo,
} from '../src/entities/library.ts';
import { mailSchema, type Mail, type RegistrationMail } from '../src/entities/mail.ts';
import { referralSchema, type Referral } from '../src/entities/referral.ts';
import {
  registrationSchema,
  seminarSchema,
  sessionSchema,
  type Registration,
  type Seminar,
  type Session,
} from '../src/entities/seminar.ts';

/** An advisor of level 2 for tests; what a test is about, it names. */
export function anAdvisor(changes: Partial<Advisor> = {}): Advisor {
  return advisorSchema.parse({
    id: 'uid-anna',
    code: 'anna',
    firstName: 'Anna',
    lastName: 'Groß',
    heroText: null,
    heroSubtext: null,
    loop: null,
    intro: null,
    introThumb: null,
    logo: null,
    testimonialShareText: null,
    bookingslink: null,
    org: 'org-1',
    lv: 2,
    isSpecialist: true,
    hasOwnPage: true,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  });
}

/** The account behind that advisor, without a subscription. */
export function anAccount(changes: Partial<Account> = {}): Account {
  return accountSchema.parse({
    id: 'uid-anna',
    email: 'anna@example.org',
    plan: 'basic',
    admin: false,
    isTest: false,
    datalink: null,
    billing: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  });
}

/** A seminar on site of that advisor, without a trailer. */
export function aSeminar(changes: Partial<Seminar> = {}): Seminar {
  return seminarSchema.parse({
    id: 'seminar-1',
    advisor: 'uid-anna',
    org: 'org-1',
    title: 'Vermögen für Anfänger',
    description: 'Wie du in zehn Jahren für schlechte Zeiten vorsorgst.',
    duration: 90,
    online: false,
    video: 'seminars/video/a.mp4',
    trailer: null,
    preview: null,
    thumb: null,
    pdf: null,
    createdAt: new Date('2025-06-01T00:00:00Z'),
    ...changes,
  });
}

/** A date of that seminar, with 20 places. */
export function aSession(changes: Partial<Session> = {}): Session {
  return sessionSchema.parse({
    id: 'session-1',
    seminar: 'seminar-1',
    advisor: 'uid-anna',
    time: new Date('2030-03-01T17:00:00Z'),
    location: 'Hotel Löwen, Köln',
    maxParticipants: 20,
    registrationCount: 0,
    ...changes,
  });
}

/** A customer of that advisor. */
export function aCustomer(changes: Partial<Customer> = {}): Customer {
  return customerSchema.parse({
    id: 'customer-1',
    advisor: 'uid-anna',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: 'joerg@example.org',
    phone: null,
    bday: null,
    job: null,
    lastContact: null,
    registered: new Date('2026-01-02T10:00:00Z'),
    inviteBy: null,
    ...changes,
  });
}

/** That customer's seat in that session. */
export function aRegistration(changes: Partial<Registration> = {}): Registration {
  return registrationSchema.parse({
    id: 'customer-1',
    customer: 'customer-1',
    session: 'session-1',
    seminar: 'seminar-1',
    seminarAdvisor: 'uid-anna',
    advisor: 'uid-anna',
    page: 'uid-anna',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: 'joerg@example.org',
    phone: null,
    bday: null,
    job: null,
    status: 'registered',
    invitedBy: null,
    registeredAt: new Date('2026-01-02T10:00:00Z'),
    attended: null,
    ...changes,
  });
}

export function aTestimonial(changes: Partial<Testimonial> = {}): Testimonial {
  return testimonialSchema.parse({
    id: 'testimonial-1',
    advisor: 'uid-anna',
    url: 'testimonials/video/a.mp4',
    thumb: 'testimonials/thumb/a.jpg',
    customer: 'Jörg',
    quote: 'Endlich verstehe ich meine Rente.',
    displayOrder: 1,
    thumbTime: 2,
    ...changes,
  });
}

/** An expert video of that advisor that leads to the general booking link. */
export function anExpertVideo(changes: Partial<ExpertVideo> = {}): ExpertVideo {
  return expertVideoSchema.parse({
    id: 'expert-1',
    advisor: 'uid-anna',
    org: 'org-1',
    description: 'Wie du deine Rente planst',
    video: 'expert_videos/video/a.mp4',
    trailer: null,
    thumb: 'expert_videos/thumb/a.jpg',
    bookinglink: null,
    createdAt: new Date('2025-06-01T00:00:00Z'),
    ...changes,
  });
}

/** A folder at the top of that organisation's library. */
export function aFolder(changes: Partial<Folder> = {}): Folder {
  return folderSchema.parse({
    id: 'folder-1',
    name: 'Grundlagen',
    org: 'org-1',
    parent: null,
    order: 1,
    ...changes,
  });
}

export function aKnowledgeVideo(changes: Partial<KnowledgeVideo> = {}): KnowledgeVideo {
  return knowledgeVideoSchema.parse({
    id: 'knowledge-1',
    title: 'Das erste Gespräch',
    description: 'Worauf es in den ersten zehn Minuten ankommt.',
    url: 'knowledge_videos/video/a.mp4',
    thumb: null,
    folder: 'folder-1',
    org: 'org-1',
    advisor: 'uid-anna',
    createdAt: new Date('2026-02-01T00:00:00Z'),
    ...changes,
  });
}

export function aQuickVideo(changes: Partial<QuickVideo> = {}): QuickVideo {
  return quickVideoSchema.parse({
    id: 'quick-1',
    title: 'Kurz erklärt: Dienstunfähigkeit',
    url: 'knowledge_videos_for_customers/video/a.mp4',
    thumb: null,
    advisor: 'uid-anna',
    createdAt: new Date('2026-02-01T00:00:00Z'),
    ...changes,
  });
}

/** That customer, who came through a link that a customer of the same advisor shared. */
export function aReferral(changes: Partial<Referral> = {}): Referral {
  return referralSchema.parse({
    id: 'customer-1',
    customer: 'customer-1',
    referrer: 'customer-2',
    advisor: 'uid-anna',
    name: 'Jörg W.',
    createdAt: new Date('2026-02-01T00:00:00Z'),
    ...changes,
  });
}

/** The confirmation of that registration, which was sent. */
export function aRegistrationMail(changes: Partial<RegistrationMail> = {}): Mail {
  return mailSchema.parse({
    id: 'mail-1',
    kind: 'registration-confirmation',
    advisor: 'uid-anna',
    session: 'session-1',
    customer: 'customer-1',
    registeredAt: new Date('2026-01-02T10:00:00Z'),
    state: 'sent',
    attempts: 1,
    leaseUntil: new Date('2026-01-02T10:01:00Z'),
    nextAttempt: null,
    messageId: '<mail-1@mail.wbd>',
    sentAt: new Date('2026-01-02T10:00:05Z'),
    error: null,
    ...changes,
  });
}
