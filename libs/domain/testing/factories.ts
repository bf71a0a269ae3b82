import {
  accountSchema,
  advisorSchema,
  type Account,
  type Advisor,
} from '../src/entities/advisor.ts';
import { seminarSchema, type Seminar } from '../src/entities/seminar.ts';

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
