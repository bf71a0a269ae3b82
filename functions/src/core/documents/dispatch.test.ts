import { AppError } from '@wbd/domain/errors';
import { Change } from 'firebase-functions';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineDocuments, dispatch, type NamedHandler } from './dispatch.ts';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
  type DocumentHandler,
  type DocumentKind,
} from './handlers.ts';

const ran: string[] = [];
const named = (name: string, handler: DocumentHandler): NamedHandler => ({ name, ...handler });
const note = (name: string) => () => void ran.push(name);

const seats = { document: 'sessions/{sessionId}' } as const;
const all: readonly NamedHandler[] = [
  named('written', onDocumentWritten(seats, note('written'))),
  named('created', onDocumentCreated(seats, note('created'))),
  named('updated', onDocumentUpdated(seats, note('updated'))),
  named('deleted', onDocumentDeleted(seats, note('deleted'))),
  named('other', onDocumentWritten({ document: 'customers/{id}' }, note('other'))),
  named(
    'nested',
    onDocumentWritten({ document: 'sessions/{id}/registrations/{id}' }, note('nested')),
  ),
];

const snapshotSchema = z.custom<DocumentSnapshot>((value) => typeof value === 'object');

/** The event of a write. */
function eventOf(kind: Exclude<DocumentKind, 'written'>) {
  const snapshot = (exists: boolean) => snapshotSchema.parse({ exists });
  const data = new Change(snapshot(kind !== 'created'), snapshot(kind !== 'deleted'));
  return { id: 'event', time: '2026-06-01T10:00:00Z', document: 'sessions/s1', data };
}

test.each(['created', 'updated', 'deleted'] as const)(
  'a document that is %s runs the handlers of its path and of that kind',
  async (kind) => {
    ran.length = 0;
    await dispatch(all, eventOf(kind));
    expect(ran).toEqual(['written', kind]);
  },
);

test('passes the path parameters, and the document in the form of the event kind', async () => {
  const got: unknown[] = [];
  const event = eventOf('created');
  await dispatch(
    [
      named(
        'created',
        onDocumentCreated(seats, ({ data, params }) => void got.push(data, params)),
      ),
    ],
    event,
  );
  expect(got).toEqual([event.data.after, { sessionId: 's1' }]);
});

test('logs a failed handler by name, runs the others and fails the event', async () => {
  ran.length = 0;
  const logged: unknown[] = [];
  const fail = () => Promise.reject(new Error('away'));
  const handlers = [named('broken', onDocumentWritten(seats, fail)), ...all];
  const run = dispatch(
    handlers,
    eventOf('updated'),
    (event, facts) => void logged.push([event, facts]),
  );
  await expect(run).rejects.toThrow('away');
  expect(ran).toEqual(['written', 'updated']);
  expect(logged).toEqual([['trigger.failed', { trigger: 'broken' }]]);
});

test('fails an event without a log entry while writing is stopped', async () => {
  const logged: unknown[] = [];
  const stopped = () => Promise.reject(new AppError('maintenance'));
  const handlers = [named('stopped', onDocumentWritten(seats, stopped))];
  const run = dispatch(handlers, eventOf('updated'), (event) => void logged.push(event));
  await expect(run).rejects.toMatchObject({ code: 'maintenance' });
  expect(logged).toEqual([]);
});

test('shares a function between handlers, unless their path has a limit or an account of its own', () => {
  const limited = { document: 'mails/{id}', maxInstances: 2 } as const;
  const functions = defineDocuments([
    ...all,
    named('limited', onDocumentCreated(limited, note('limited'))),
    named('beside', onDocumentCreated({ document: 'mails/{id}' }, note('beside'))),
  ]);
  const runs = Object.entries(functions).map(([name, one]) => [name, one.runs.length]);
  expect(runs).toEqual([
    ['mails', 2],
    ['all', 6],
  ]);
});
