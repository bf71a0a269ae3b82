import '../../../functions/test/own-project.ts';
import '../../../functions/test/environment.ts';
import {
  aCustomer,
  aKnowledgeVideo,
  anAccount,
  anAdvisor,
  anExpertVideo,
  aSeminar,
  aSession,
} from '@wbd/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import { db, toData } from '../../../functions/src/core/firestore.ts';
import { MIGRATIONS } from './list.ts';
import type { Migration } from './migration.ts';
import { runMigration } from './run-migration.ts';

const [
  expiryDates,
  hiddenMarks,
  ,
  birthdays,
  customerReviews,
  libraryMarks,
  audiences,
  publicBlocks,
] = MIGRATIONS;
if (!expiryDates || !hiddenMarks || !birthdays || !customerReviews || !libraryMarks)
  throw new Error('There is no migration.');
if (!audiences || !publicBlocks) throw new Error('There is no migration.');

const DAY_MS = 24 * 3_600_000;
const SENT = new Date('2026-03-01T10:00:00Z');

/** A row of the outbox as it was before rows had a date to be deleted at. */
const oldMail = {
  kind: 'registration-confirmation',
  advisor: 'adv',
  session: 's',
  customer: 'c',
  registeredAt: SENT,
  state: 'sent',
  attempts: 1,
  leaseUntil: SENT,
  nextAttempt: null,
  messageId: '<m@x>',
  sentAt: SENT,
  error: null,
};
/** A row without the operator's marks and audiences, as earlier releases stored it. */
function unmarked(item: { id: string }): object {
  const marks = ['hidden', 'excluded', 'audience', 'audiences'];
  return Object.fromEntries(Object.entries(toData(item)).filter(([name]) => !marks.includes(name)));
}

const oldEvent = { type: 'invoice.paid', outcome: 'applied', reason: null, account: 'adv' };

beforeEach(async () => {
  for (const collection of [
    'mails',
    'stripeEvents',
    'seminars',
    'sessions',
    'expertVideos',
    'knowledgeVideos',
    'accounts',
    'advisors',
    'migrations',
  ]) {
    await db.recursiveDelete(db.collection(collection));
  }
  await Promise.all([
    ...['a', 'b', 'c', 'd', 'e'].map((id) => db.doc(`mails/${id}`).set(oldMail)),
    db.doc('mails/reset').set({ ...oldMail, kind: 'password-reset', uid: 'adv' }),
    db.doc('mails/unreadable').set({ state: 'sent' }),
    db.doc('mails/new').set({ ...oldMail, expiresAt: SENT }),
    db.doc('stripeEvents/event').set({ ...oldEvent, receivedAt: SENT }),
  ]);
});

const expiryOf = async (path: string): Promise<unknown> =>
  (await db.doc(path).get()).get('expiresAt');

test('a dry run counts and writes nothing', async () => {
  const result = await runMigration(expiryDates, { dryRun: true, pageSize: 2 });
  expect(result).toEqual({ read: 9, changed: 7, unreadable: ['mails/unreadable'] });
  expect(await expiryOf('mails/a')).toBeUndefined();
  expect((await db.collection('migrations').get()).size).toBe(0);
});

test('old rows get their date, a second run finds nothing to change', async () => {
  const first = await runMigration(expiryDates, { dryRun: false, pageSize: 2 });
  expect(first).toEqual({ read: 9, changed: 7, unreadable: ['mails/unreadable'] });
  const at = (days: number) => ({ _seconds: (SENT.getTime() + days * DAY_MS) / 1000 });
  expect(await expiryOf('mails/a')).toMatchObject(at(400));
  expect(await expiryOf('mails/reset')).toMatchObject(at(90));
  expect(await expiryOf('stripeEvents/event')).toMatchObject(at(90));
  expect(await expiryOf('mails/new')).toMatchObject(at(0));
  expect((await db.doc('mails/unreadable').get()).data()).toEqual({ state: 'sent' });

  const second = await runMigration(expiryDates, { dryRun: false });
  expect(second).toMatchObject({ read: 9, changed: 0 });
});

test('a run that was interrupted goes on after its last page', async () => {
  const seen: unknown[] = [];
  const interrupted: Migration = {
    ...expiryDates,
    change(document, collection) {
      if (document['id'] === 'e') throw new Error('the connection broke');
      return expiryDates.change(document, collection);
    },
  };
  await expect(runMigration(interrupted, { dryRun: false, pageSize: 2 })).rejects.toThrow('broke');

  const resumed: Migration = {
    ...expiryDates,
    change(document, collection) {
      seen.push(document['id']);
      return expiryDates.change(document, collection);
    },
  };
  await runMigration(resumed, { dryRun: false, pageSize: 2 });
  expect(seen).toEqual(['e', 'new', 'reset', 'unreadable', 'event']);
  expect((await db.collection('migrations').get()).size).toBe(0);
});

test('of two runs at once each document is changed by one', async () => {
  const runs = await Promise.all([1, 2].map(() => runMigration(expiryDates, { dryRun: false })));
  expect(runs.reduce((sum, { changed }) => sum + changed, 0)).toBe(7);
});

test('ROUTE-13 content without marks is not withheld, and marks that are there stay', async () => {
  await Promise.all([
    db.doc('seminars/old').set(unmarked(aSeminar('adv', { title: 'Alt' }))),
    db.doc('seminars/marked').set({ ...unmarked(aSeminar('adv')), hidden: true }),
    db.doc('sessions/old').set(unmarked(aSession({ id: 'old', advisor: 'adv' }))),
    db.doc('sessions/marked').set({
      ...unmarked(aSession({ id: 'marked', advisor: 'adv' })),
      hidden: true,
    }),
    db.doc('expertVideos/old').set(unmarked(anExpertVideo('adv'))),
  ]);
  const first = await runMigration(hiddenMarks, { dryRun: false });
  expect(first).toEqual({ read: 5, changed: 4, unreadable: [] });
  const stored = async (path: string) => (await db.doc(path).get()).data();
  expect(await stored('seminars/old')).toMatchObject({
    title: 'Alt',
    hidden: false,
    excluded: false,
  });
  expect(await stored('seminars/marked')).toMatchObject({ hidden: true, excluded: false });
  expect(await stored('sessions/old')).toMatchObject({ hidden: false });
  expect(await stored('sessions/marked')).toMatchObject({ hidden: true });
  expect(await stored('expertVideos/old')).toMatchObject({ hidden: false });
  expect(await runMigration(hiddenMarks, { dryRun: false })).toMatchObject({ changed: 0 });

  const video = unmarked(aKnowledgeVideo({ id: 'adv', org: 'org-a' }));
  await db.doc('knowledgeVideos/old').set(video);
  await db.doc('knowledgeVideos/marked').set({ ...video, hidden: true });
  expect(await runMigration(libraryMarks, { dryRun: false })).toMatchObject({ changed: 1 });
  expect(await stored('knowledgeVideos/old')).toMatchObject({ hidden: false });
  expect(await stored('knowledgeVideos/marked')).toMatchObject({ hidden: true });
});

test('TEAM-05 content without an audience is public, one that is there stays, and accounts ask for theirs', async () => {
  await Promise.all([
    db.doc('seminars/old').set(unmarked(aSeminar('adv'))),
    db.doc('seminars/narrow').set(toData(aSeminar('adv', { audience: 'team:nord' }))),
    db.doc('sessions/old').set(unmarked(aSession({ id: 'old', advisor: 'adv' }))),
    db.doc('expertVideos/old').set(unmarked(anExpertVideo('adv'))),
    db.doc('knowledgeVideos/old').set(unmarked(aKnowledgeVideo({ id: 'adv', org: 'org-a' }))),
    db.doc('accounts/old').set(unmarked(anAccount())),
    db.doc('accounts/new').set(toData(anAccount({ audiences: ['own:new'] }))),
  ]);
  const first = await runMigration(audiences, { dryRun: false });
  expect(first).toEqual({ read: 7, changed: 5, unreadable: [] });
  const stored = async (path: string) => (await db.doc(path).get()).data();
  expect(await stored('seminars/old')).toMatchObject({ audience: 'public' });
  expect(await stored('seminars/narrow')).toMatchObject({ audience: 'team:nord' });
  expect(await stored('sessions/old')).toMatchObject({ audience: 'public' });
  expect(await stored('expertVideos/old')).toMatchObject({ audience: 'public' });
  expect(await stored('knowledgeVideos/old')).toMatchObject({ audience: 'org:org-a' });
  expect(await stored('accounts/old')).toMatchObject({ audiences: [] });
  expect(await stored('accounts/new')).toMatchObject({ audiences: ['own:new'] });
  expect(await runMigration(audiences, { dryRun: false })).toMatchObject({ changed: 0 });
});

test('customers get month and day of their birthday once, and those without one stay as they are', async () => {
  const born = aCustomer('adv', { bday: '1990-12-24', birthday: null });
  const unknown = aCustomer('adv');
  for (const one of [born, unknown]) await db.doc(`customers/${one.id}`).set(toData(one));
  expect(await runMigration(birthdays, { dryRun: false })).toMatchObject({ changed: 1 });
  expect(await runMigration(birthdays, { dryRun: false })).toMatchObject({ changed: 0 });
  expect((await db.doc(`customers/${born.id}`).get()).get('birthday')).toBe('12-24');
});

test('customers get the day of their first review once, and a later one stays', async () => {
  const old = aCustomer('adv', { registered: new Date('2023-05-01T10:00:00Z'), reviewOn: null });
  const seen = aCustomer('adv', { reviewOn: '2031-12-02' });
  for (const one of [old, seen]) await db.doc(`customers/${one.id}`).set(toData(one));
  await runMigration(customerReviews, { dryRun: false });
  expect(await runMigration(customerReviews, { dryRun: false })).toMatchObject({ changed: 0 });
  expect((await db.doc(`customers/${old.id}`).get()).get('reviewOn')).toBe('2026-12-02');
  expect((await db.doc(`customers/${seen.id}`).get()).get('reviewOn')).toBe('2031-12-02');
});

test('ADMIN-05 deletes the block from public profiles and keeps everything else', async () => {
  const [blocked, open, fresh] = [anAdvisor({ id: 'a' }), anAdvisor({ id: 'b' }), anAdvisor()];
  await db.doc(`advisors/${blocked.id}`).set({ ...toData(blocked), blocked: true });
  await db.doc(`advisors/${open.id}`).set({ ...toData(open), blocked: false });
  await db.doc(`advisors/${fresh.id}`).set(toData(fresh));
  const first = await runMigration(publicBlocks, { dryRun: false });
  expect(first).toEqual({ read: 3, changed: 2, unreadable: [] });
  for (const advisor of [blocked, open, fresh]) {
    const stored = (await db.doc(`advisors/${advisor.id}`).get()).data() ?? {};
    expect(Object.keys(stored).toSorted()).toEqual(Object.keys(toData(advisor)).toSorted());
  }
  expect(await runMigration(publicBlocks, { dryRun: false })).toMatchObject({ changed: 0 });
});
