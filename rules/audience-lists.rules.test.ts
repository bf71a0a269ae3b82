import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, expect, test } from 'vitest';
import { firestoreHost } from '../functions/test/environment.ts';
import { codeOf } from '../functions/test/code-of.ts';
import { callers } from './engine/callers.ts';
import { readRules } from './engine/rules-files.ts';
import { RulesProject } from './engine/rules-project.ts';
import type { Role } from './roles.ts';
import { DOCUMENTS } from './tables/index.ts';

const PROJECT = 'demo-wbd-audience-lists';
const project = new RulesProject(firestoreHost, PROJECT);
const { hostname, port } = new URL(`http://${firestoreHost}`);
const as = callers(PROJECT, (app, options) => {
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, hostname, Number(port), options);
  return firestore;
});

beforeAll(async () => {
  await project.load(readRules('firestore.rules'));
  await project.seed(DOCUMENTS);
}, 120_000);

/** As the portal asks: one query for several audiences, of which each has to be the caller's. */
const list = (role: Role, name: string, audiences: string[]) =>
  getDocs(
    query(
      collection(as(role), name),
      where('hidden', '==', false),
      where('audience', 'in', audiences),
      limit(50),
    ),
  ).then(({ docs }) => docs.map(({ id }) => id).toSorted());

test.each(['seminars', 'sessions', 'expertVideos'])(
  'TEAM-05.5 one list of several audiences holds them all, and is refused with one that is not the own: %s',
  async (name) => {
    expect(await list('colleague', name, ['org:org-a', 'team:nord', 'own:colleague'])).toEqual([
      'org-of-owner',
      'team-of-owner',
    ]);
    expect(await list('foreign', name, ['org:org-c', 'team:nord'])).toEqual(['team-of-owner']);
    for (const [role, audiences] of [
      ['colleague', ['team:nord', 'team:sued']],
      ['colleague', ['org:org-a', 'own:owner']],
      ['foreign', ['org:org-a', 'team:nord']],
      ['unconfirmed', ['org:org-a', 'team:nord']],
      ['blocked', ['org:org-a', 'team:nord']],
      ['internaltesting', ['public', 'team:nord']],
      ['customer', ['public', 'team:nord']],
      ['visitor', ['public', 'team:nord']],
    ] as const) {
      expect(await codeOf(list(role, name, [...audiences])), role).toContain('permission-denied');
    }
  },
  120_000,
);
