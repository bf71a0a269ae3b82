import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { EXAMPLE_PROJECT as PROJECT, PUBLISHED_ROLES, setupApis } from '@wbd/tools/setup';
import { patient } from '@wbd/tools/host-speed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startDeploymentStandIn, type DeploymentStandIn } from './deployment-stand-in.ts';
import { describe, withBuilt, type Description, type Endpoint } from './discover.ts';
import { grantsOfSetup, type Grants } from '../test/setup-grants.ts';
import { rightsOf, type Right } from './rights.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FIREBASE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json')),
  'lib/bin/firebase.js',
);
const SECRETS = 'secretmanager.googleapis.com/v1/projects/wbd-example/secrets';
const RIGHTS = 'cloudresourcemanager.googleapis.com/v3/projects/wbd-example';

let folder: string;
let grants: Grants;
let description: Description;
let functions: [string, Endpoint][];
/** each call, handler, sweep and standalone function with the function that runs it */
let served: [string, Endpoint][];
/** required permissions, by name */
let needed: Map<string, Right[]>;
let endBuild: () => void = () => {};

beforeAll(async () => {
  grants = await grantsOfSetup();
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, 'dist/deployment-'));
  const ended = new Promise<void>((resolve) => (endBuild = resolve));
  await new Promise<void>((resolve, reject) => {
    withBuilt(async (built) => {
      makeProject(built);
      description = await describe(built, PROJECT.id);
      functions = Object.entries(description.manifest.endpoints);
      resolve();
      await ended;
    }).catch(reject);
  });
  served = functions.flatMap(([name, endpoint]): typeof functions => {
    const parts = description.runs[name] ?? [];
    return (parts.length === 0 ? [name] : parts).map((part) => [part, endpoint]);
  });
  needed = new Map(
    served.map(([name, endpoint]) => [name, [...rightsOf(name), ...rightsOfTrigger(endpoint)]]),
  );
}, patient(120_000));
afterAll(() => {
  endBuild();
  rmSync(folder, { recursive: true, force: true });
});

/** The repository as a deployment sees it: with built functions, and one page to host. */
function makeProject(built: string): void {
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  const configuration = z
    .looseObject({
      functions: z.array(z.looseObject({ source: z.string() })),
      hosting: z.looseObject({}),
    })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')));
  const { functions, hosting, ...rest } = configuration;
  symlinkSync(built, path.join(folder, 'functions'));
  const config = {
    ...rest,
    // both are built already
    functions: functions.map(({ predeploy: _, configDir: __, ...one }) => ({
      ...one,
      source: 'functions',
    })),
    hosting: { ...hosting, public: 'public', predeploy: [], postdeploy: [] },
  };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(config));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/shell.html'), '<!doctype html>');
  writeFileSync(
    path.join(built, '.env.wbd-example'),
    'PORTAL_ORIGIN=https://wbd.example\nMAIL_FROM=WBD\nMODULES_BUCKET=wbd-example-modules\nENFORCE_APP_CHECK=true\n',
  );
}

/** Runs the `firebase` command as an account, with every request sent to the stand-in. */
async function deployAs(
  account: string,
  args: readonly string[],
): Promise<{ status: number | null; output: string; cloud: DeploymentStandIn }> {
  const email = `${account}@${PROJECT.id}.iam.gserviceaccount.com`;
  const cloud = await startDeploymentStandIn(
    { permissions: grants.permissionsOf(email), apis: setupApis },
    {
      project: grants.policy(RIGHTS),
      secret: (name) => grants.policy(`${SECRETS}/${name}`),
    },
  );
  const redirect = `const { fetch: send } = globalThis;
    globalThis.fetch = (url, options) =>
      send(String(url).replace(/^https:\\/\\/(?!127)/, '${cloud.origin}/'), options);`;
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(redirect)}`,
      FIREBASE,
      'deploy',
      '--project',
      PROJECT.id,
      ...args,
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        FIREBASE_TOKEN: 'deployer',
        FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
        // seconds; a busy machine needs more than the ten of the command
        FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  await cloud.close();
  return { status, output: output + errors, cloud };
}

/** The commands of the workflow that delivers a part. */
function commandsOf(part: string): string[][] {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/deploy-part.yml'), 'utf8');
  const [, step = ''] =
    new RegExp(`inputs\\.part == '${part}'\\n([\\s\\S]*?)\\n {6}- `).exec(workflow) ?? [];
  return [...step.matchAll(/npx firebase deploy (.*) --project "\$PROJECT"/g)].map(
    ([, args = '']) => args.split(' '),
  );
}

test.each(['functions', 'shell'])(
  'the workflow delivers the %s with the rights of its identity',
  async (part) => {
    const commands = commandsOf(part);
    expect(commands.length).toBeGreaterThan(0);
    for (const args of commands) {
      const { status, output, cloud } = await deployAs(`deploy-${part}`, args);
      expect(cloud.refused).toEqual([]);
      expect(status, output).toBe(0);
    }
  },
  patient(180_000),
);

test('the deployer of the functions may also update and delete deployed functions', () => {
  const may = grants.permissionsOf(`deploy-functions@${PROJECT.id}.iam.gserviceaccount.com`);
  const later = [
    'cloudfunctions.functions.update',
    'cloudfunctions.functions.delete',
    'cloudscheduler.jobs.update',
    'cloudscheduler.jobs.delete',
    'iam.serviceAccounts.actAs',
  ];
  expect(later.filter((permission) => !may.has(permission))).toEqual([]);
});

test(
  'without --force a workflow would stop at retries',
  async () => {
    const { status, output } = await deployAs('deploy-functions', [
      '--non-interactive',
      '--only',
      'functions',
    ]);
    expect(status).toBe(1);
    expect(output).toContain('Pass the --force option to deploy functions with a failure policy');
  },
  patient(180_000),
);

const accountOf = ({ serviceAccountEmail }: Endpoint) => serviceAccountEmail ?? '';

/** Permissions that a function needs for its trigger, besides those for its code. */
function rightsOfTrigger({ eventTrigger, scheduleTrigger }: Endpoint): Right[] {
  const invoked: Right = { permission: 'run.routes.invoke', on: 'project' };
  const received: Right = { permission: 'eventarc.events.receiveEvent', on: 'project' };
  if (eventTrigger) return [invoked, received];
  return scheduleTrigger ? [invoked] : [];
}

/** False positives: methods of other objects have the same names. The function only reads the bucket of modules. */
const ONLY_READS = new Set([
  'operations: storage.objects.create on modules',
  'operations: storage.objects.delete on modules',
]);

/** `buyFilm: firebaseauth.users.get on project`, for each right that an account lacks. */
function missing(given: Grants): string[] {
  return served.flatMap(([name, endpoint]) =>
    (needed.get(name) ?? [])
      .filter(({ permission, on }) => !given.permissionsOf(accountOf(endpoint), on).has(permission))
      .map(({ permission, on }) => `${name}: ${permission} on ${on}`)
      .filter((one) => !ONLY_READS.has(one)),
  );
}

test('each function has the permissions that its code and its parts need', () => {
  expect(missing(grants)).toEqual([]);
});

test('film sales fail when their account may not read logins', async () => {
  const blind = await grantsOfSetup({ ...PUBLISHED_ROLES, 'roles/firebaseauth.viewer': [] });
  const lacking = missing(blind);
  for (const name of ['buyFilm', 'connectFilmSeller', 'refundFilmSale']) {
    expect(lacking).toContain(`${name}: firebaseauth.users.get on project`);
  }
  expect(lacking.every((one) => one.endsWith('firebaseauth.users.get on project'))).toBe(true);
});

test('finds each kind of permission in the code of functions known to need it', () => {
  const permissions = (name: string) => needed.get(name)?.map(({ permission }) => permission);
  expect(permissions('registerForSession')).toContain('iam.serviceAccounts.signBlob');
  expect(permissions('videoUrl')).toContain('iam.serviceAccounts.signBlob');
  expect(permissions('onFilmOrdered')).toContain('transcoder.jobs.create');
  expect(permissions('onAccountClosure')).toContain('firebaseauth.users.delete');
  expect(permissions('onMailQueued')).toContain('firebaseauth.users.sendEmail');
  expect(permissions('deployModule')).toContain('storage.objects.create');
  expect(permissions('removeUnusedFiles')).toContain('storage.objects.list');
  // it serves public reads
  expect(permissions('page')?.toSorted()).toEqual([
    'datastore.entities.get',
    'datastore.entities.list',
  ]);
});

test('each function may read its secrets', () => {
  const unreadable = functions.flatMap(([name, endpoint]) =>
    (endpoint.secretEnvironmentVariables ?? [])
      .filter(
        ({ key }) =>
          !grants
            .policy(`${SECRETS}/${key}`)
            .bindings.some(
              ({ role, members }) =>
                PUBLISHED_ROLES[role]?.includes('secretmanager.versions.access') &&
                members.includes(`serviceAccount:${accountOf(endpoint)}`),
            ),
      )
      .map(({ key }) => `${name}: ${key}`),
  );
  expect(unreadable).toEqual([]);
});
