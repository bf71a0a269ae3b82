import '../../test/own-project.ts';
import '../../fuzz/environment.ts';
import { patient } from '@wbd/tools/host-speed';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveCallables } from '../../fuzz/server.ts';
import { answerSchema } from '../../test/calls.ts';
import { allDocuments } from '../../test/documents.ts';
import { db } from './firestore.ts';
import * as calls from '../calls.ts';
import * as handlers from '../handlers.ts';
import * as sweeps from '../sweeps.ts';
import type { DocumentHandler } from './documents/handlers.ts';
import { definePublicCallable } from './callable.ts';
import { writingIsStopped } from './maintenance.ts';

const theSwitch = db.doc('config/maintenance');

/** Each instance notices after some time. */
async function turn(isStopped: boolean): Promise<void> {
  await (isStopped ? theSwitch.set({ since: new Date() }) : theSwitch.delete());
  const noticed = async () => expect(await writingIsStopped()).toBe(isStopped);
  await vi.waitFor(noticed, { timeout: patient(15_000) });
}

beforeAll(() => turn(true));
afterAll(() => turn(false));

const triggers = Object.entries<DocumentHandler>(handlers).map(([name, handler]) => ({
  name,
  ...handler,
}));
const schedules = Object.values(sweeps);

test('there are triggers and schedules', () => {
  expect(triggers.length).toBeGreaterThan(20);
  expect(schedules.length).toBeGreaterThan(5);
});

test.each(triggers)(
  '$name fails while writing is stopped: the event comes again',
  async (trigger) => {
    const document = trigger.options.document.replaceAll(/[{}]/g, '');
    const event = { id: '1', document, data: undefined, time: new Date().toISOString() };
    await expect(trigger.run(event)).rejects.toMatchObject({ code: 'maintenance' });
  },
);

test('every schedule skips its runs while writing is stopped', async () => {
  const before = await allDocuments();
  const said = vi.spyOn(logger, 'write');
  for (const sweep of schedules) await sweep.run();
  const skipped = said.mock.calls.filter(([entry]) => entry['event'] === 'sweep.skipped');
  said.mockRestore();
  expect(skipped).toHaveLength(schedules.length);
  expect(await allDocuments()).toEqual(before);
});

test('of the callables only those that write nothing answer while writing is stopped', () => {
  const readOnly = Object.values(calls).flatMap(({ call, settings }) =>
    settings.readOnly ? [call] : [],
  );
  expect(readOnly.toSorted()).toEqual([
    'accountDetails',
    'failedMails',
    'listOrganisations',
    'operations',
    'organisationMembers',
    'ownTeam',
    'planPrices',
    'supportView',
    'teamFigures',
    'unregisteredCustomers',
    'waitingList',
    'waitingPayouts',
  ]);
});

test('a call that writes is refused before it does, with words that say why, and done once writing is resumed', async () => {
  const done: string[] = [];
  const server = await serveCallables({
    requestPasswordReset: definePublicCallable('requestPasswordReset', ({ email }) => {
      done.push(email);
      return Promise.resolve({ sent: true, nextAt: '2026-03-01T12:15:00Z' });
    }),
  });
  const ask = async () => {
    const answer = await fetch(`${server.origin}/requestPasswordReset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { email: 'anna@example.org' } }),
    });
    return { status: answer.status, ...answerSchema.parse(await answer.json()) };
  };
  try {
    const { status, error } = await ask();
    expect(status).toBe(503);
    expect(error).toMatchObject({
      message:
        'Wir warten das Portal gerade und speichern deshalb nichts. Versuch es später nochmal.',
      details: { code: 'maintenance' },
    });
    expect(done).toEqual([]);
    await turn(false);
    expect((await ask()).status).toBe(200);
    expect(done).toEqual(['anna@example.org']);
  } finally {
    server.close();
  }
});
