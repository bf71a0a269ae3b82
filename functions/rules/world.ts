import { firestoreHost, storageHost } from '../test/environment.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { aCustomer, anAdvisor, aRegistration, aSeminar, aSession } from '../test/data.ts';
import { ADVISOR_FACTS, ROLES, type Role } from './roles.ts';

// a refusal is what most of these tests expect: the client needs not warn of it
setLogLevel('silent');

const root = path.resolve(import.meta.dirname, '../..');
export const readRules = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** A project of its own: the data of a portal at the same emulators stays as it is. */
export const PROJECT = 'demo-wbd-rules';
export type Database = ReturnType<RulesTestContext['firestore']>;

const TIME = new Date('2030-01-01T10:00:00Z');

/** One document of everything, owned by `owner`, with `customer` as the owner's customer. */
function documents(): Map<string, object> {
  const seminar = aSeminar('owner', { id: 'seminar' });
  const session = aSession(seminar, { id: 'session' });
  const customer = aCustomer('owner', { id: 'customer' });
  const account = {
    email: 'x@example.org',
    plan: 'pro',
    admin: false,
    isTest: false,
    billing: null,
  };
  const all = new Map<string, object>([
    ['customers/customer', customer],
    ['customers/otherCustomer', aCustomer('foreign')],
    ['customers/customerOfBasic', aCustomer('basic')],
    ['customers/customerOfLite', aCustomer('lite')],
    ['codes/code', { uid: 'owner' }],
    ['publicPages/code', { uid: 'owner', shows: [] }],
    ['testimonials/testimonial', { advisor: 'owner', displayOrder: null }],
    ['seminars/seminar', seminar],
    ['sessions/session', session],
    ['sessionAccess/session', { advisor: 'owner', seminar: 'seminar', directions: 'geheim' }],
    ['sessions/session/registrations/customer', aRegistration(session, customer)],
    ['expertVideos/expert', { advisor: 'owner', org: 'org-a', createdAt: TIME }],
    ['advisors/owner/seminarSelection/seminar', { visible: true, dateForOrder: 1 }],
    ['advisors/owner/expertSelection/expert', { visible: true, dateForOrder: 1 }],
    ['orgs/org-a', { name: 'A', order: 1 }],
    ['config/public', { hiddenSeminars: [] }],
    ['config/other', { secret: true }],
    ['mails/mail', { advisor: 'owner', state: 'sent' }],
    ['rateLimits/owner', { since: TIME, count: 1 }],
    ['elsewhere/document', {}],
  ]);
  for (const [uid, facts] of Object.entries(ADVISOR_FACTS)) {
    all.set(`advisors/${uid}`, anAdvisor({ id: uid, ...facts }));
    all.set(`accounts/${uid}`, { ...account, admin: uid === 'admin' });
  }
  return all;
}

export interface World {
  as(role: Role): RulesTestContext;
  db(role: Role): Database;
  close(): Promise<void>;
}

function contextOf(environment: RulesTestEnvironment, role: Role): RulesTestContext {
  return role === 'visitor'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(role);
}

/** Loads the project's rules and stores the documents. */
export async function createWorld(): Promise<World> {
  const [host = '', port = ''] = firestoreHost.split(':');
  const [fileHost = '', filePort = ''] = storageHost.split(':');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host, port: Number(port), rules: readRules('firestore.rules') },
    storage: { host: fileHost, port: Number(filePort), rules: readRules('storage.rules') },
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch();
    for (const [document, data] of documents()) batch.set(context.firestore().doc(document), data);
    await batch.commit();
  });
  const contexts = new Map(ROLES.map((role) => [role, contextOf(environment, role)]));
  const as = (role: Role) => {
    const context = contexts.get(role);
    if (!context) throw new Error(`No one is called ${role}`);
    return context;
  };
  return { as, db: (role) => as(role).firestore(), close: () => environment.cleanup() };
}

/** Expects the rules to let the request through, or to refuse it because of the rules and nothing else. */
export async function expectDecision(request: Promise<unknown>, allowed: boolean): Promise<void> {
  await (allowed ? assertSucceeds(request) : assertFails(request));
}
