import { patient } from '@wbd/tools/host-speed';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '@wbd/domain/calls';
import { DEPLOYED_FUNCTIONS, ENTRY_POINTS } from '@wbd/domain/rights';
import { ACCOUNTS, SECRET_READERS } from '@wbd/tools/setup';
import { MAIL_CONNECTIONS } from '../src/core/settings.ts';
import { discover, type Description, type Endpoint, type Manifest } from './discover.ts';
import { withEventsTable } from './events-table.ts';
import { descriptions, withFunctionsTable } from './table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REGION = 'europe-west3';
const SECRETS = [
  'ADDRESS_KEY',
  'BOUNCES_URL',
  'LINK_KEYS',
  'MODULE_PREVIEW_KEY',
  'SMTP_URL',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const PARAMETERS = ['MAIL_FROM', 'MODULES_BUCKET', 'PORTAL_ORIGIN'];
/** Functions that visitors and advisors wait for: the page itself, and services with such a call. */
const WAITED_FOR = ['page', 'portal', 'public'];
/** New projects have a CPU quota of 20 in a region, and no function may be allowed more than that. */
const MOST_INSTANCES = 10;
/** Connections that a small provider allows an account at once. One of them stays free for mails that an admin sends again. */
const MOST_MAIL_CONNECTIONS = 10;
/** The platform allows more; a function that needs it says why here. */
const MOST_SECONDS = 540;

let description: Description;
let manifest: Manifest;
let text: string;
let functions: [string, Endpoint][];

beforeAll(async () => {
  description = await discover();
  ({ manifest, text } = description);
  functions = Object.entries(manifest.endpoints);
}, patient(120_000));

/** Names of functions that break a rule, so that a failure says which. */
const breaking = (rule: (endpoint: Endpoint, name: string) => boolean) =>
  functions.filter(([name, endpoint]) => !rule(endpoint, name)).map(([name]) => name);

describe('the parts of the built functions that a deployment reads', () => {
  test('there are functions of every kind', () => {
    const kinds = functions.map(([, endpoint]) =>
      Object.keys(endpoint).find((key) => key.endsWith('Trigger')),
    );
    expect([...new Set(kinds)].toSorted()).toEqual([
      'callableTrigger',
      'eventTrigger',
      'httpsTrigger',
      'scheduleTrigger',
    ]);
  });

  test('has as many functions as the vCPU quota check expects', () => {
    expect(functions.length).toBe(DEPLOYED_FUNCTIONS);
  });

  test('runs each call, handler and sweep in exactly one function', () => {
    const run = [...Object.values(description.runs).flat(), ...Object.keys(description.runs)];
    const listed = [...Object.keys(CALLS), ...Object.keys(ENTRY_POINTS)];
    expect(listed.filter((name) => run.filter((one) => one === name).length !== 1)).toEqual([]);
  });

  test('each runs in one region, beside the database', () => {
    expect(
      breaking(({ region, platform }) => platform === 'gcfv2' && region.join() === REGION),
    ).toEqual([]);
  });

  test('each names only secrets that the operator’s documents list', () => {
    const named = functions.flatMap(([, endpoint]) => endpoint.secretEnvironmentVariables ?? []);
    expect([...new Set(named.map(({ key }) => key))].toSorted()).toEqual(SECRETS);
    const params = manifest.params.map(({ name, type }) => ({ name, type }));
    const declared = (type: string) =>
      params
        .filter((one) => one.type === type)
        .map(({ name }) => name)
        .toSorted();
    expect(declared('secret')).toEqual(SECRETS);
    expect(declared('string')).toEqual(PARAMETERS);
    expect(declared('boolean')).toEqual(['ENFORCE_APP_CHECK']);
  });

  test('each runs as an account of its group, which the setup makes, and reads the secrets that the setup grants', () => {
    const accountOf = ({ serviceAccountEmail }: Endpoint) =>
      (serviceAccountEmail ?? '').replace(/@.*/, '');
    const used = new Set(functions.map(([, endpoint]) => accountOf(endpoint)));
    expect([...used].toSorted()).toEqual(Object.keys(ACCOUNTS).toSorted());
    const readers = Object.fromEntries(
      SECRETS.map((name) => [
        name,
        new Set(
          functions
            .filter(([, one]) => one.secretEnvironmentVariables?.some(({ key }) => key === name))
            .map(([, one]) => accountOf(one)),
        ),
      ]),
    );
    expect(readers).toEqual(
      Object.fromEntries(Object.entries(SECRET_READERS).map(([name, who]) => [name, new Set(who)])),
    );
    // nothing that serves strangers' reading may write
    expect(ACCOUNTS['portal-pages']?.roles).not.toContain('roles/datastore.user');
  });

  test('triggers and schedules run as an account that may be called by them', () => {
    const called = functions.filter(([, one]) => one.eventTrigger ?? one.scheduleTrigger);
    const silent = called.filter(([, { serviceAccountEmail }]) => {
      const roles = ACCOUNTS[(serviceAccountEmail ?? '').replace(/@.*/, '')]?.roles;
      return (
        !roles?.includes('roles/run.invoker') || !roles.includes('roles/eventarc.eventReceiver')
      );
    });
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('a person who waits in front of a screen meets a warm instance', () => {
    const warm = functions.filter(([, { minInstances }]) => (minInstances ?? 0) > 0);
    expect(warm.map(([name]) => name).toSorted()).toEqual(WAITED_FOR);
  });

  test('an instance that is called answers many at once', () => {
    expect(
      breaking((one) =>
        (one.callableTrigger ?? one.httpsTrigger) ? one.concurrency === 80 : true,
      ),
    ).toEqual([]);
  });

  test('none grows without bound', () => {
    expect(breaking(({ maxInstances }) => (maxInstances ?? Infinity) <= MOST_INSTANCES)).toEqual(
      [],
    );
  });

  test('never opens more connections than a small mail provider allows', () => {
    const parallel = ['documents-mailsMail', 'documents-invitationsMail'].map((name) => {
      const { maxInstances, concurrency } = manifest.endpoints[name] ?? {};
      return (maxInstances ?? Infinity) * (concurrency ?? Infinity);
    });
    const sum = parallel.reduce((all, one) => all + one, MAIL_CONNECTIONS.swept);
    expect(manifest.endpoints['schedules-minutelyMail']?.maxInstances).toBe(1);
    expect(sum).toBeLessThan(MOST_MAIL_CONNECTIONS);
  });

  test('an event that fails is delivered again', () => {
    expect(breaking(({ eventTrigger }) => !eventTrigger || eventTrigger.retry)).toEqual([]);
  });

  test('none may run for longer than nine minutes', () => {
    expect(breaking(({ timeoutSeconds }) => (timeoutSeconds ?? 60) <= MOST_SECONDS)).toEqual([]);
  });
});

describe("firebase-tools' own checks before a deployment", () => {
  const require = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/package.json'),
  );
  const build = z.object({
    buildFromV1Alpha1: z.custom<(...args: unknown[]) => unknown>(),
    toBackend: z.custom<(build: unknown, params: unknown) => unknown>(),
    endpointsAreValid: z.custom<(backend: unknown) => void>(),
  });
  const tools = build.parse({
    ...require('./lib/deploy/functions/runtimes/discovery/v1alpha1.js'),
    ...require('./lib/deploy/functions/build.js'),
    ...require('./lib/deploy/functions/validate.js'),
  });

  test('the functions can be read, planned and pass', () => {
    const read = tools.buildFromV1Alpha1(JSON.parse(text), 'demo-wbd', REGION, 'nodejs24');
    const backend = tools.toBackend(read, {});
    expect(() => tools.endpointsAreValid(backend)).not.toThrow();
  });
});

describe('docs/operations.md', () => {
  const document = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');

  test('describes each function and each of its parts in a row (npm run docs:functions)', () => {
    const words = (markdown: string) => markdown.replace(/[ -]+/g, ' ');
    expect(words(document)).toBe(words(withFunctionsTable(document, description)));
  });

  test('has a row for each event that is logged (npm run docs:functions)', () => {
    expect(document).toBe(withEventsTable(document));
  });

  test('says of each what it does', () => {
    const silent = [...descriptions(document)].filter(([, what]) => what === '');
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('names every secret and parameter', () => {
    for (const name of [...SECRETS, ...PARAMETERS]) expect(document).toContain(`\`${name}\``);
  });
});
