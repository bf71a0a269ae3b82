import { afterAll, beforeAll, describe, test } from 'vitest';
import { createWorld, expectDecision, type World } from './world.ts';
import type { Role } from './roles.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
}, 60_000);

afterAll(() => world.close());

interface Change {
  role: Role;
  path: string;
  change: Record<string, unknown>;
}

const changes = (role: Role, path: string, list: readonly Record<string, unknown>[]): Change[] =>
  list.map((change) => ({ role, path, change }));

const soon = new Date('2031-01-01T00:00:00Z');

/** Fields that belong to the server or to someone else, tried by the one with the most rights. */
const FORBIDDEN: readonly Change[] = [
  ...changes('owner', 'advisors/owner', [
    { code: 'neu' },
    { org: 'org-c' },
    { lv: 1 },
    { isSpecialist: false },
    { hasOwnPage: false },
    { createdAt: soon },
    { firstName: 'Neu' },
    { lastName: 'Neu' },
    { admin: true },
    { plan: 'pro' },
    { heroText: 'erlaubt', lv: 0 },
  ]),
  ...changes('basic', 'advisors/basic', [
    { lv: 2 },
    { isSpecialist: false },
    { heroText: 'Ohne Paket' },
    { bookingslink: 'x.de' },
  ]),
  ...changes('admin', 'accounts/admin', [{ plan: 'lite' }, { admin: false }, { email: 'a@b.de' }]),
  ...changes('owner', 'customers/customer', [
    { email: 'neu@example.org' },
    { advisor: 'foreign' },
    { registered: soon },
    { inviteBy: 'owner' },
    { uid: 'owner' },
    { firstName: 'Erlaubt', email: 'neu@example.org' },
  ]),
  ...changes('customer', 'customers/customer', [
    { email: 'neu@example.org' },
    { advisor: 'foreign' },
    { phone: '+4915100000000' },
    { bday: '1990-01-01' },
    { job: 'Student' },
    { lastContact: soon },
    { inviteBy: 'foreign' },
  ]),
  ...changes('owner', 'sessions/session', [
    { registrationCount: 0 },
    { maxParticipants: 999 },
    { advisor: 'foreign' },
  ]),
  ...changes('owner', 'sessions/session/registrations/customer', [{ status: 'attended' }]),
  ...changes('customer', 'sessions/session/registrations/customer', [{ lastName: 'Neu' }]),
  ...changes('owner', 'mails/mail', [{ state: 'owed' }]),
  ...changes('owner', 'publicPages/code', [{ uid: 'foreign' }]),
  ...changes('owner', 'codes/code', [{ uid: 'foreign' }]),
];

/** Values that a client-writable field does not take. */
const WRONG: readonly Change[] = [
  ...changes('owner', 'advisors/owner', [
    { heroText: 'x'.repeat(201) },
    { heroText: 7 },
    { heroSubtext: 'x'.repeat(1001) },
    { testimonialShareText: ['x'] },
    { bookingslink: 'x'.repeat(2001) },
    { bookingslink: true },
    { loop: 'x'.repeat(1025) },
    { intro: 1 },
    { introThumb: {} },
    { logo: false },
  ]),
  ...changes('owner', 'customers/customer', [
    { firstName: '' },
    { firstName: 'x'.repeat(101) },
    { lastName: null },
    { phone: 49 },
    { phone: '1'.repeat(41) },
    { bday: '1.2.1990' },
    { job: 'Chef' },
    { lastContact: '2026-01-01' },
  ]),
  ...changes('customer', 'customers/customer', [{ firstName: '' }, { lastName: 5 }]),
  ...changes('owner', 'advisors/owner/seminarSelection/seminar', [
    { visible: 'ja' },
    { dateForOrder: '1' },
    { note: 'x' },
  ]),
];

const ALLOWED: readonly Change[] = [
  ...changes('owner', 'advisors/owner', [
    { heroText: 'x'.repeat(200), heroSubtext: 'x'.repeat(1000) },
    { loop: 'hero/loop/a.mp4', intro: null, introThumb: null, logo: 'hero/logo/a.png' },
    { testimonialShareText: 'Meine Empfehlung', bookingslink: 'https://termin.example.org' },
  ]),
  ...changes('owner', 'customers/customer', [
    { firstName: 'Jörg', lastName: 'Weiß', bday: '1990-02-28', phone: '+4915550000001' },
    { job: 'Selbständig', lastContact: soon },
    { bday: null, phone: null, job: null, lastContact: null },
  ]),
  ...changes('customer', 'customers/customer', [{ firstName: 'Jo', lastName: 'W' }]),
];

const title = ({ role, path, change }: Change) =>
  `${role} ${path} ${JSON.stringify(change).slice(0, 60)}`;
const named = (list: readonly Change[]) => list.map((item) => ({ ...item, title: title(item) }));

describe('RULE-02 nobody writes what is not theirs', () => {
  test.each(named(FORBIDDEN))('$title', async ({ role, path, change }) => {
    await expectDecision(world.db(role).doc(path).update(change), false);
  });
});

describe('RULE-02 a field takes only what fits it', () => {
  test.each(named(WRONG))('$title', async ({ role, path, change }) => {
    await expectDecision(world.db(role).doc(path).update(change), false);
  });
});

describe('what the pages write goes through', () => {
  test.each(named(ALLOWED))('$title', async ({ role, path, change }) => {
    await expectDecision(world.db(role).doc(path).update(change), true);
  });
});

describe('RULE-02 a new customer is the own one and complete', () => {
  const valid = {
    advisor: 'lite',
    firstName: 'Neu',
    lastName: 'Kunde',
    email: 'neu@example.org',
    phone: null,
    bday: null,
    job: null,
    lastContact: null,
    registered: soon,
    inviteBy: null,
  };
  const withoutEmail = Object.fromEntries(
    Object.entries(valid).filter(([field]) => field !== 'email'),
  );
  const wrong = {
    'another advisor': { ...valid, advisor: 'owner' },
    'an inviter': { ...valid, inviteBy: 'owner' },
    'a field that does not exist': { ...valid, lv: 2 },
    'an id of its own': { ...valid, id: 'owner' },
    'a wrong e-mail address': { ...valid, email: 'neu@example' },
    'no e-mail field': withoutEmail,
    'a date as text': { ...valid, registered: '2026-01-01' },
    'an empty name': { ...valid, firstName: '' },
    'an unknown job': { ...valid, job: 'Chef' },
  };
  test.each(Object.entries(wrong))('refused with %s', async (name, data) => {
    const id = `W${name.replaceAll(/[^a-z]/g, '')}${'z'.repeat(20)}`.slice(0, 20);
    await expectDecision(world.db('lite').doc(`customers/${id}`).set(data), false);
  });
  test.each([
    ['complete', valid],
    ['without an e-mail address', { ...valid, email: null }],
  ])('accepted %s', async (name, data) => {
    const id = `V${name.replaceAll(/[^a-z]/g, '')}${'z'.repeat(20)}`.slice(0, 20);
    await expectDecision(world.db('lite').doc(`customers/${id}`).set(data), true);
  });
});
