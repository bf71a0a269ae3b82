import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SHARED_FOLDER, type Deployment } from '@wbd/module';
import {
  DEPLOYMENT_FILE,
  OFFER_FILE,
  portalInFolder,
  readHistory,
  readPointer,
  versionFolder,
  writeJson,
  writerUrl,
  type Portal,
} from '@wbd/module/pointer';
import { idToken } from '@wbd/tools/deploy';
import { anOffer, writeModuleBuild } from '@wbd/tools/deploy-testing';
import { createSigner } from '@wbd/tools/signer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../../test/data.ts';
import { tries } from '@wbd/tools/tries';
import { identityOf } from '../../gateways/identities.ts';
import { rateLimit } from '../../core/rate-limit.repository.ts';
import { receiveDeployment, type DeployModulePorts } from './deploy-module.service.ts';
import { mayDeploy } from './deployers.ts';

const CLONE = path.resolve(import.meta.dirname, '../../../../tools/ops/deploy/deploy-often.ts');
const PROJECT = 'demo-wbd';
const AUDIENCE = writerUrl(PROJECT, 'europe-west3');
const ISSUER = 'https://accounts.google.com';
const [FIRST, SECOND] = ['0123456789ab', 'cdef01234567'];
const HOUR = 60 * 60;
/** deployments of each clone */
const TIMES = tries(6, 20);

// what Google signs with, as far as these tests are concerned
const signer = createSigner();
const key = { client_email: 'key-1', private_key: signer.privateKey };
const issuer = {
  names: [ISSUER],
  keys: () => Promise.resolve({ 'key-1': signer.publicKey }),
};

const team = (module: string) => `deploy-${module}@${PROJECT}.iam.gserviceaccount.com`;
const tokenOf = (module: string, claims: Record<string, unknown> = {}, by = key) =>
  idToken(by, { iss: ISSUER, aud: AUDIENCE, email: team(module), ...claims });

let folder: string;
let www: string;
let portal: Portal;
let ports: DeployModulePorts;
let logged: object[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-writer-'));
  www = path.join(folder, 'www');
  writeJson(path.join(www, OFFER_FILE), anOffer());
  portal = portalInFolder(www);
  logged = [];
  ports = {
    portal,
    identify: (token) => identityOf(token, { issuer, audience: AUDIENCE }),
    mayDeploy: (identity, module) => mayDeploy(identity, module, PROJECT),
    limit: rateLimit({ name: newId('deployments'), most: 300, windowMs: HOUR * 1000 }),
    log: (_event, facts = {}) => void logged.push(facts),
    now: () => new Date(),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Adds the files of a version, as a team may. */
function upload(module: string, version: string, deployment: Partial<Deployment> = {}) {
  const build = path.join(folder, 'builds', version);
  writeModuleBuild(build, module, { text: version, deployment });
  cpSync(build, path.join(www, versionFolder(module, SHARED_FOLDER)), { recursive: true });
  cpSync(
    path.join(build, DEPLOYMENT_FILE),
    path.join(www, versionFolder(module, version), DEPLOYMENT_FILE),
  );
}

async function ask(request: object, authorization = `Bearer ${tokenOf('crm')}`) {
  const body = Buffer.from(JSON.stringify(request));
  const answer = await receiveDeployment(ports, { method: 'POST', authorization, body });
  const { error } = z.object({ error: z.optional(z.string()) }).parse(answer.body);
  return { status: answer.status, error };
}

const published = (version: string, module = 'crm') => ({
  action: 'publish',
  module,
  version,
  commit: 'c',
  author: 'a',
});
const live = async (module = 'crm') => (await readPointer(portal)).modules[module];
const goLive = (version: string, before: string | null = null) => ({
  action: 'go-live',
  module: 'crm',
  version,
  live: before,
});

/** Publishes a version and makes it live. */
async function deploy(version: string, before: string | null = null) {
  upload('crm', version);
  expect(await ask(published(version))).toEqual({ status: 200 });
  expect(await ask(goLive(version, before))).toEqual({ status: 200 });
}

test('a team makes a version of its module live, and no file but the list and the record is written', async () => {
  upload('crm', FIRST);
  const before = await portal.store.list('.');
  await deploy(FIRST);
  expect(await live()).toMatchObject({ version: FIRST });
  expect(logged.at(-1)).toMatchObject({
    identity: team('crm'),
    module: 'crm',
    action: 'go-live',
    live: FIRST,
  });
  expect((await portal.store.list('.')).toSorted()).toEqual(
    [...before, 'remotes.json', 'remotes/crm/history.json'].toSorted(),
  );
});

describe('who proves no right is refused, and nothing changes', () => {
  const stranger = { ...key, private_key: createSigner().privateKey };
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ['no token', () => ''],
    ['no token of this form', () => 'Basic YTpi'],
    ['another key', () => `Bearer ${tokenOf('crm', {}, stranger)}`],
    ['an unknown key', () => `Bearer ${tokenOf('crm', {}, { ...key, client_email: 'key-2' })}`],
    ['another audience', () => `Bearer ${tokenOf('crm', { aud: 'https://wbd.example' })}`],
    ['another issuer', () => `Bearer ${tokenOf('crm', { iss: 'https://evil.example' })}`],
    ['an address that is not proven', () => `Bearer ${tokenOf('crm', { email_verified: false })}`],
    ['a token of yesterday', () => `Bearer ${tokenOf('crm', { exp: now() - HOUR })}`],
    ['a token for ever', () => `Bearer ${tokenOf('crm', { exp: now() + 1000 * HOUR })}`],
    [
      'an algorithm that needs no key',
      () => {
        const none = Buffer.from('{"alg":"none","kid":"key-1"}').toString('base64url');
        return `Bearer ${none}.${tokenOf('crm').split('.').slice(1).join('.')}`;
      },
    ],
  ])('%s', async (_what, authorization) => {
    await deploy(FIRST);
    upload('crm', SECOND);
    expect(await ask(published(SECOND), authorization())).toEqual({
      status: 401,
      error: 'The request proves no identity.',
    });
    expect((await readHistory(portal.store, 'crm')).versions).toHaveLength(1);
  });

  test.each([
    ['another team', team('admin')],
    ['the same name in another project', 'deploy-crm@other.iam.gserviceaccount.com'],
    ['a name that every object has', `constructor@${PROJECT}.iam.gserviceaccount.com`],
    ['two projects', `deploy-crm@${PROJECT}.iam.gserviceaccount.com@evil.example`],
    ['a person', 'deploy-crm@gmail.com'],
  ])('%s', async (_what, email) => {
    upload('crm', FIRST);
    expect(await ask(published(FIRST), `Bearer ${tokenOf('crm', { email })}`)).toEqual({
      status: 403,
      error: `${email} may not deploy crm.`,
    });
    expect((await readHistory(portal.store, 'crm')).versions).toEqual([]);
  });
});

describe('a team that asks for what cannot be is refused in a sentence', () => {
  test.each(['https://evil.example/entry.js', '//evil.example/entry.js', '../../admin/1/entry.js'])(
    'a first file %s',
    async (entry) => {
      upload('crm', FIRST, { entry });
      expect(await ask(published(FIRST))).toEqual({
        status: 422,
        error: `crm cannot be deployed: ${entry} is no file of its build.`,
      });
    },
  );

  test.each([
    ['/konto', "could be an advisor's page"],
    ['/intern/portal', 'is taken: /intern/portal is a page of the shell'],
    ['/remotes', 'is reserved: files lie below /remotes'],
  ])('the path %s', async (at, why) => {
    const areas = [{ path: at, title: 'CRM', access: 'customers' as const, order: 1 }];
    upload('crm', FIRST, { areas });
    const { status, error } = await ask(published(FIRST));
    expect(status).toBe(422);
    expect(error).toContain(`its path ${at} ${why}`);
  });

  test('refuses imports that the shell does not provide, a build of another module, and an empty build', async () => {
    const uses = { contract: 2, versions: {}, exports: { '@wbd/ui': ['Dial'] } };
    upload('crm', FIRST, { uses });
    expect((await ask(published(FIRST))).error).toContain('it needs Dial from @wbd/ui');
    upload('crm', SECOND, { name: 'admin' });
    expect((await ask(published(SECOND))).error).toContain('the build is of admin');
    expect(await ask(published('aaaaaaaaaaaa'))).toEqual({
      status: 422,
      error: 'There are no files of version aaaaaaaaaaaa of crm.',
    });
    expect(await ask(goLive(FIRST))).toEqual({
      status: 422,
      error: `There is no version ${FIRST} of crm: see --list.`,
    });
  });

  test('a request that was sent before comes again: the older version stays old', async () => {
    await deploy(FIRST);
    const captured = goLive(FIRST);
    await deploy(SECOND, FIRST);
    expect(await ask(captured)).toEqual({
      status: 409,
      error: `crm was at no version when this was asked for, and is at ${SECOND} now: look and ask again.`,
    });
    expect(await live()).toMatchObject({ version: SECOND });
    // with what is live in mind it is a rollback
    expect(await ask(goLive(FIRST, SECOND))).toEqual({ status: 200 });
  });

  test.each([
    ['200 kB', 413, { ...published(FIRST), author: 'a'.repeat(200_000) }],
    ['another action', 400, { action: 'write', module: 'crm' }],
    ['one field too many', 400, { ...published(FIRST), file: 'remotes.json' }],
    ['a version that is a path', 400, published('../admin')],
    ['a module that is a path', 400, published(FIRST, '../admin')],
    ['a share of 200 percent', 400, { ...goLive(FIRST), action: 'canary', share: 200, people: [] }],
    ['a list', 400, []],
  ])('%s', async (_what, status, request) => {
    expect((await ask(request)).status).toBe(status);
  });

  test('no JSON, another method', async () => {
    const authorization = `Bearer ${tokenOf('crm')}`;
    const body = Buffer.from('{');
    const answer = (method: string) => receiveDeployment(ports, { method, authorization, body });
    expect((await answer('POST')).status).toBe(400);
    expect((await answer('GET')).status).toBe(405);
  });
});

test('a thousand calls of one identity end after those that its hour has, and another team is not kept waiting', async () => {
  const waiting = Array.from({ length: 1000 }, (_, number) => number);
  const statuses: number[] = [];
  const caller = async () => {
    while (waiting.pop() !== undefined) statuses.push((await ask(goLive(FIRST))).status);
  };
  ports.limit = rateLimit({ name: newId('few'), most: 20, windowMs: HOUR * 1000 });
  await Promise.all(Array.from({ length: 10 }, caller));
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(980);
  const admin = { ...goLive(FIRST), module: 'admin' };
  expect((await ask(admin, `Bearer ${tokenOf('admin')}`)).status).toBe(422);
});

/** The function as an instance of the platform runs it, at an address of its own. */
async function anInstance(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const { authorization } = headers;
      const asked = { method, authorization, body: Buffer.concat(chunks) };
      void receiveDeployment({ ...ports, portal: portalInFolder(www) }, asked).then(
        ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
        () => response.writeHead(503).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

/** Deploys a module in a process of its own. */
async function clone(url: string, as: string, name: string, times: number): Promise<string[]> {
  const token = path.join(folder, `${as}-${name}.token`);
  writeFileSync(token, tokenOf(as));
  const args = [CLONE, www, url, token, name, String(times)];
  return (await promisify(execFile)(process.execPath, args)).stdout.trim().split('\n');
}

test(
  'five clones deploy five modules at the same time, again and again: every change arrives, no foreign file changes, and the one that tries another module is refused',
  async () => {
    const names = ['admin', 'crm', 'knowledge', 'public', 'seminars'];
    const instances = [await anInstance(), await anInstance()];
    const url = (number: number) => instances[number % instances.length]?.url ?? '';
    try {
      const [refused, ...clones] = await Promise.all([
        clone(url(0), 'crm', 'expert-videos', 1).catch((error: unknown) => String(error)),
        ...names.map((name, number) => clone(url(number), name, name, TIMES)),
      ]);
      expect(refused).toContain(`${team('crm')} may not deploy expert-videos.`);
      const { modules } = await readPointer(portal);
      expect(Object.keys(modules).toSorted()).toEqual(names);
      for (const [number, name] of names.entries()) {
        const versions = clones[number];
        expect(new Set(versions).size).toBe(TIMES);
        expect(modules[name]).toMatchObject({ version: versions?.at(-1) });
        const { versions: noted, line } = await readHistory(portal.store, name);
        expect(noted.map(({ version }) => version)).toEqual(versions);
        expect(line).toEqual(versions);
      }
    } finally {
      for (const { server } of instances) server.close();
    }
  },
  patient(240_000),
);
