import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEDULES } from '@wbd/domain/reports';
import { DEPLOYED_FUNCTIONS } from '@wbd/domain/rights';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FASTLY_NETWORKS } from '../../../../functions/src/core/network.ts';
import { createStripe } from '../../../../functions/src/gateways/stripe.ts';
import { startStandIn, type RunningStandIn } from '../../../dev/stripe/stand-in/server.ts';
import { setUpStripe } from '../../stripe/set-up-stripe.ts';
import { setUpCi } from '../ci/command.ts';
import { gitHubStandIn, type GitHubStandIn } from '../ci/github-stand-in.ts';
import { googleApi } from '../google-api.ts';
import { PUBLISHED_ROLES } from '../setup/published-roles.ts';
import { EXAMPLE_ENVIRONMENT, EXAMPLE_PROJECT as PROJECT } from '../setup/example-project.ts';
import { setUp, portalResources } from '../setup/set-up.ts';
import { startCloudStandIn, type CloudStandIn } from '../setup/stand-in.ts';
import { examine, reportOf } from './check.ts';
import { portalChecks } from './checks.ts';
import { presentProject } from './command.ts';
import type { Examined } from './examined.ts';
import { setupChecks } from './setup-checks.ts';

const ENVIRONMENT = {
  ...EXAMPLE_ENVIRONMENT,
  recaptchaSiteKey: 'site-key',
  firebase: { ...EXAMPLE_ENVIRONMENT.firebase, appId: '1:2:web:3' },
};
const PARAMETERS = {
  PORTAL_ORIGIN: 'https://wbd.example,https://wbd-example.web.app',
  MAIL_FROM: 'WBD <no-reply@wbd.example>',
  MODULES_BUCKET: 'wbd-example-modules',
  ENFORCE_APP_CHECK: 'true',
};
const TEXTS: Readonly<Record<string, string[]>> = {
  'wbd.example': ['other', 'v=spf1 include:mail.example -all'],
  's1._domainkey.wbd.example': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.wbd.example': ['v=DMARC1; p=none'],
};
const KEY = 'k'.repeat(40);
const SECRETS = {
  ADDRESS_KEY: `${KEY}\n`,
  BOUNCES_URL: 'pops://returned%40example.org:password@pop.example.org',
  LINK_KEYS: `${KEY},${KEY}`,
  MODULE_PREVIEW_KEY: '{"crv":"P-256","d":"x"}',
  SMTP_URL: 'smtps://user:password@smtp.example.org\n',
  STRIPE_SECRET_KEY: 'sk_test_doctor',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
};

const FIRESTORE = 'firestore.googleapis.com/v1/projects/wbd-example/databases/(default)';
const INDEXES = `${FIRESTORE}/collectionGroups/-/indexes`;
const FIELDS = `${FIRESTORE}/collectionGroups/-/fields`;
const APP_CHECK = 'firebaseappcheck.googleapis.com/v1/projects/123456789';
const APP = `${APP_CHECK}/apps/1:2:web:3/recaptchaEnterpriseConfig`;
const RECAPTCHA = 'recaptchaenterprise.googleapis.com/v1/projects/wbd-example/keys/site-key';
const SIGN_IN = 'identitytoolkit.googleapis.com/admin/v2/projects/wbd-example/config';
const QUOTA =
  'cloudquotas.googleapis.com/v1/projects/wbd-example/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion';
const JOBS = 'cloudscheduler.googleapis.com/v1/projects/wbd-example/locations/europe-west3/jobs';
const OPERATIONS = `${FIRESTORE}/operations`;
const COPY = 'storagetransfer.googleapis.com/v1/transferOperations/1';
const secretAt = (name: string) =>
  `secretmanager.googleapis.com/v1/projects/wbd-example/secrets/${name}/versions/latest`;
const jobAt = (name: string) => `${JOBS}/firebase-schedule-schedules-${name}-europe-west3`;

const indexesSchema = z.object({
  indexes: z.array(z.looseObject({ collectionGroup: z.string(), fields: z.array(z.unknown()) })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
      indexes: z.array(z.looseObject({ queryScope: z.string() })),
    }),
  ),
});

type Stored = Record<string, unknown>;

let cloud: CloudStandIn;
let stripe: RunningStandIn;
let github: GitHubStandIn;
/** the complete stored data of a healthy project */
let well: Map<string, Stored>;
let downloaded: unknown;
let mailAnswer: string | null;
let mailboxAnswer: string | null;
let texts: Readonly<Record<string, string[]>>;
/** base URL of the Stripe stand-in */
let stripeOrigin: string;

beforeAll(async () => {
  cloud = await startCloudStandIn();
  const pause = () => Promise.resolve();
  const { failed } = await setUp(cloud, portalResources(PROJECT), {
    dryRun: false,
    pause,
    log: () => {},
  });
  expect(failed).toEqual([]);
  stripe = await startStandIn({ port: 0, host: '127.0.0.1', file: null, receiver: null });
  const { origin } = stripe;
  const address = (name: string) => `https://europe-west3-wbd-example.cloudfunctions.net/${name}`;
  await setUpStripe(createStripe({ secretKey: SECRETS.STRIPE_SECRET_KEY, origin }), {
    webhookUrl: address('stripeWebhook'),
    connectUrl: address('stripeConnectWebhook'),
  });
  deployAll();
  well = structuredClone(cloud.stored);
  await beWell();
});
afterAll(() => Promise.all([cloud.close(), stripe.stop()]));
afterEach(beWell);

/** Applies everything that deployments, the console and people add during a first deployment. */
function deployAll(): void {
  const { stored } = cloud;
  const payload = (value: string) => ({ payload: { data: Buffer.from(value).toString('base64') } });
  for (const [name, value] of Object.entries(SECRETS)) stored.set(secretAt(name), payload(value));
  const { indexes, fieldOverrides } = indexesSchema.parse(
    JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'firestore.indexes.json'), 'utf8')),
  );
  const group = (name: string) =>
    `projects/wbd-example/databases/(default)/collectionGroups/${name}`;
  stored.set(INDEXES, {
    indexes: indexes.map(({ collectionGroup, fields, ...index }, number) => ({
      ...index,
      name: `${group(collectionGroup)}/indexes/${number}`,
      state: 'READY',
      fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    })),
  });
  stored.set(FIELDS, {
    fields: fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: single }) => ({
      name: `${group(collectionGroup)}/fields/${fieldPath}`,
      indexConfig: {
        indexes: single.map(({ queryScope, ...one }) => ({
          queryScope,
          state: 'READY',
          fields: [{ fieldPath, ...one }],
        })),
      },
      ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
    })),
  });
  stored.set(APP, { siteKey: 'site-key' });
  stored.set(RECAPTCHA, { webSettings: { allowedDomains: ['wbd.example'] } });
  stored.set(SIGN_IN, {
    ...stored.get(SIGN_IN),
    recaptchaConfig: { phoneEnforcementState: 'AUDIT', useSmsTollFraudProtection: true },
  });
  stored.set(QUOTA, quotaOf(DEPLOYED_FUNCTIONS));
  for (const name of Object.keys(SCHEDULES)) {
    stored.set(jobAt(name), { name: jobAt(name), state: 'ENABLED' });
  }
  stored.set(OPERATIONS, { operations: [exportOf('1', 'SUCCESSFUL')] });
  change(copyJob(), { latestOperationName: 'transferOperations/1' });
  stored.set(COPY, { metadata: { status: 'SUCCESS', startTime: '1' } });
}

/** The stored address of the transfer job that copies files. */
function copyJob(): string {
  const at = [...cloud.stored.keys()].find((one) => one.includes('/transferJobs/'));
  if (at === undefined) throw new Error('There is no job that copies files.');
  return at;
}

const quotaOf = (cpus: number) => ({
  dimensionsInfos: [
    { applicableLocations: ['us-central1'], details: { value: '20000' } },
    { applicableLocations: ['europe-west3'], details: { value: String(cpus * 1000) } },
  ],
});

const exportOf = (startTime: string, operationState: string) => ({
  metadata: {
    '@type': 'type.googleapis.com/google.firestore.admin.v1.ExportDocumentsMetadata',
    operationState,
    startTime,
  },
});

async function beWell(): Promise<void> {
  cloud.stored.clear();
  for (const [address, value] of structuredClone(well)) cloud.stored.set(address, value);
  github = gitHubStandIn('wbd/portal');
  await setUpCi(github, PROJECT, ENVIRONMENT, {
    repository: 'wbd/portal',
    stagingProject: '',
    reviewers: '',
    apply: true,
  });
  downloaded = {
    addresses: FASTLY_NETWORKS.filter((one) => one.includes('.')),
    ipv6_addresses: FASTLY_NETWORKS.filter((one) => one.includes('::')),
  };
  mailAnswer = null;
  mailboxAnswer = null;
  texts = TEXTS;
  stripeOrigin = stripe.origin;
}

function examined(more: Partial<Examined> = {}): Examined {
  const as = (token: string) =>
    googleApi({ token: () => Promise.resolve(token), route: cloud.route });
  return {
    project: PROJECT,
    environment: ENVIRONMENT,
    parameters: PARAMETERS,
    dkimSelector: 's1',
    stagingProject: '',
    api: as('operator'),
    apiWith: as,
    outside: {
      signInToMail: () =>
        mailAnswer === null ? Promise.resolve() : Promise.reject(new Error(mailAnswer)),
      signInToMailbox: () =>
        mailboxAnswer === null ? Promise.resolve() : Promise.reject(new Error(mailboxAnswer)),
      textsOf: (name) => Promise.resolve(texts[name] ?? []),
      download: () => Promise.resolve(downloaded),
      stripe: (secretKey) => createStripe({ secretKey, origin: stripeOrigin }),
      github,
    },
    ...more,
  };
}

/** Runs the checks whose names contain the given text. */
const redAmong = async (name: string, more: Partial<Examined> = {}) => {
  const checks = portalChecks(examined(more)).filter((check) => check.name.includes(name));
  expect(checks, name).not.toEqual([]);
  return (await examine(checks)).filter(({ problem }) => problem !== null);
};

const change = (address: string, value: Stored) =>
  cloud.stored.set(address, { ...cloud.stored.get(address), ...value });

/** A Stripe account without Connect. */
async function withoutConnect<T>(work: () => Promise<T>): Promise<T> {
  const error = { type: 'invalid_request_error', code: 'platform_account_required', message: 'no' };
  const server = createServer((_, response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  stripeOrigin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return work().finally(() => server.close());
}

interface Damage {
  /** part of the names of the checks that must turn red */
  name: string;
  damage?: () => void;
  more?: Partial<Examined>;
  problem: string;
}

/** Every problem that the setup cannot fix. */
const DAMAGES: Damage[] = [
  {
    name: 'contains what the portal needs',
    damage: () => {
      for (const role of Object.keys(PUBLISHED_ROLES)) {
        cloud.stored.set(`iam.googleapis.com/v1/${role}`, { includedPermissions: ['other'] });
      }
    },
    problem: 'it lacks',
  },
  {
    name: 'permissions of',
    damage: () => {
      for (const address of cloud.stored.keys()) {
        if (address.endsWith('/iam')) cloud.stored.delete(address);
      }
    },
    problem: 'it may not',
  },
  { name: 'App Check knows', damage: () => cloud.stored.delete(APP), problem: 'not registered' },
  {
    name: 'App Check knows',
    damage: () => change(APP, { siteKey: 'other' }),
    problem: 'it uses the key other',
  },
  {
    name: 'reCAPTCHA’s key',
    damage: () => change(RECAPTCHA, { webSettings: { allowedDomains: ['other.example'] } }),
    problem: 'does not allow wbd.example',
  },
  {
    name: 'reCAPTCHA’s key',
    damage: () => cloud.stored.delete(RECAPTCHA),
    problem: 'there is no key site-key',
  },
  {
    name: 'enforced by functions alone',
    damage: () => {
      const name = 'projects/123456789/services/firestore.googleapis.com';
      cloud.stored.set(`${APP_CHECK}/services`, {
        services: [{ name, enforcementMode: 'ENFORCED' }],
      });
    },
    problem: 'firestore.googleapis.com',
  },
  {
    name: 'enforced by functions alone',
    more: { parameters: { ...PARAMETERS, ENFORCE_APP_CHECK: 'false' } },
    problem: 'ENFORCE_APP_CHECK',
  },
  {
    name: 'defended against fraud',
    damage: () => change(SIGN_IN, { recaptchaConfig: { phoneEnforcementState: 'OFF' } }),
    problem: 'phone enforcement is OFF',
  },
  {
    name: 'defended against fraud',
    damage: () => change(SIGN_IN, { recaptchaConfig: { phoneEnforcementState: 'ENFORCE' } }),
    problem: 'toll fraud protection is off',
  },
  {
    name: 'vCPUs',
    damage: () => cloud.stored.set(QUOTA, quotaOf(20)),
    problem: 'the quota is 20',
  },
  {
    name: 'indexes are ready',
    damage: () => {
      const { indexes } = z
        .object({ indexes: z.array(z.looseObject({})) })
        .parse(cloud.stored.get(INDEXES));
      const [first, ...others] = indexes;
      cloud.stored.set(INDEXES, { indexes: [{ ...first, state: 'CREATING' }, ...others] });
    },
    problem: '1 of',
  },
  {
    name: 'rows delete themselves',
    damage: () => cloud.stored.delete(FIELDS),
    problem: 'rateLimits.expiresAt',
  },
  {
    name: 'schedules run',
    damage: () => cloud.stored.delete(jobAt('night')),
    problem: 'missing: firebase-schedule-schedules-night-europe-west3',
  },
  {
    name: 'schedules run',
    damage: () => change(jobAt('night'), { status: { code: 13 } }),
    problem: 'failed: firebase-schedule-schedules-night-europe-west3',
  },
  {
    name: 'schedules run',
    damage: () => change(jobAt('night'), { state: 'PAUSED' }),
    problem: 'paused: firebase-schedule-schedules-night-europe-west3',
  },
  {
    name: 'last export',
    damage: () =>
      cloud.stored.set(OPERATIONS, {
        operations: [exportOf('1', 'SUCCESSFUL'), exportOf('2', 'FAILED')],
      }),
    problem: 'that of 2 is FAILED',
  },
  {
    name: 'last export',
    damage: () => cloud.stored.delete(OPERATIONS),
    problem: 'there is none',
  },
  {
    name: 'last copy',
    damage: () => change(COPY, { metadata: { status: 'FAILED', startTime: '2' } }),
    problem: 'that of 2 is FAILED',
  },
  {
    name: 'last copy',
    damage: () => change(copyJob(), { latestOperationName: '' }),
    problem: 'there is none',
  },
  {
    name: 'parameters in',
    more: { parameters: { MAIL_FROM: 'WBD' } },
    problem: 'PORTAL_ORIGIN does not begin with https://wbd.example; MAIL_FROM has no address',
  },
  {
    name: 'form of',
    damage: () => {
      const payload = { data: Buffer.from('short').toString('base64') };
      for (const name of Object.keys(SECRETS)) cloud.stored.set(secretAt(name), { payload });
    },
    problem: 'needs',
  },
  {
    name: 'form of ADDRESS_KEY',
    damage: () => cloud.stored.delete(secretAt('ADDRESS_KEY')),
    problem: 'ADDRESS_KEY is not set',
  },
  {
    name: 'mail server',
    damage: () => (mailAnswer = '535 wrong password'),
    problem: '535 wrong password',
  },
  {
    name: 'mailbox of returned mails',
    damage: () => (mailboxAnswer = '-ERR wrong password'),
    problem: '-ERR wrong password',
  },
  { name: 'SPF', damage: () => (texts = {}), problem: 'there is no record' },
  {
    name: 'SPF',
    damage: () => (texts = { 'wbd.example': ['v=spf1 +all'] }),
    problem: 'it lets everyone send',
  },
  { name: 'DKIM', more: { dkimSelector: '' }, problem: 'not known' },
  { name: 'DKIM', more: { dkimSelector: 's2' }, problem: 's2._domainkey.wbd.example has no key' },
  { name: 'DMARC', damage: () => (texts = {}), problem: 'there is no record' },
  {
    name: 'networks in front',
    damage: () => (downloaded = { addresses: ['192.0.2.0/24'], ipv6_addresses: [] }),
    problem: '192.0.2.0/24',
  },
  {
    name: 'environments and variables',
    damage: () => github.environments.delete('staging-crm'),
    problem: 'staging-crm is missing',
  },
  {
    name: 'environments and variables',
    more: { project: { ...PROJECT, delivery: null } },
    problem: 'no repository may deliver',
  },
];

test('a fully set up project is all green', async () => {
  const findings = await examine(portalChecks(examined()));
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(reportOf(findings)).toContain(`${findings.length} green, 0 red.`);
  expect(findings.length).toBeGreaterThan(150);
});

test('an empty project is red wherever the setup has something to create', async () => {
  const empty = await startCloudStandIn();
  const api = googleApi({ token: () => Promise.resolve(''), route: empty.route });
  const findings = await examine(setupChecks(examined({ api })));
  await empty.close();
  const green = findings.filter(({ problem }) => problem === null).map(({ name }) => name);
  // an empty project has no other sign-in providers
  expect(green.filter((name) => !name.startsWith('sign-in: no other providers'))).toEqual([]);
  for (const kind of ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs']) {
    const name = `projects/wbd-example/${kind}/other`;
    cloud.stored.set(`identitytoolkit.googleapis.com/admin/v2/${name}`, { name, enabled: true });
    expect(await redAmong(kind)).toMatchObject([{ problem: 'disable other' }]);
  }
});

test('each of the other checks can fail, and names the problem and its fix', async () => {
  const seen = new Set<string>();
  for (const { name, damage, more, problem } of DAMAGES) {
    damage?.();
    const red = await redAmong(name, more);
    expect(red.map((one) => one.problem).join('\n'), name).toContain(problem);
    for (const finding of red) {
      seen.add(finding.name);
      expect(reportOf([finding])).toContain(`Fix: ${finding.fix}`);
    }
    await beWell();
  }
  // the checks of the setup and of Stripe have their own tests
  const setup = new Set(setupChecks(examined()).map(({ name }) => name));
  const others = portalChecks(examined())
    .map(({ name }) => name)
    .filter((name) => !setup.has(name) && !name.startsWith('Stripe'));
  expect(others.filter((name) => !seen.has(name))).toEqual([]);
});

test('Stripe is red when something is outdated, or when films are sold without Connect', async () => {
  const client = createStripe({ secretKey: SECRETS.STRIPE_SECRET_KEY, origin: stripe.origin });
  await client.products.update('wbd_pro_annual', { name: 'Anders' });
  expect(await redAmong('Stripe')).toMatchObject([
    { problem: 'not as the code needs them: product wbd_pro_annual' },
  ]);
  await setUpStripe(client, { webhookUrl: null });
  const settings = await client.tax.settings.retrieve();
  vi.spyOn(client.tax.settings, 'retrieve').mockResolvedValue({ ...settings, status: 'pending' });
  const withPendingTax = { ...examined().outside, stripe: () => client };
  expect(await redAmong('Stripe', { outside: withPendingTax })).toMatchObject([
    { name: 'Stripe adds VAT', problem: 'Stripe Tax is not active' },
  ]);
  await withoutConnect(async () => {
    expect(await redAmong('Stripe Connect')).toMatchObject([{ problem: 'no' }]);
    const payload = { data: Buffer.from('unused').toString('base64') };
    cloud.stored.set(secretAt('STRIPE_CONNECT_WEBHOOK_SECRET'), { payload });
    expect(await redAmong('Stripe Connect')).toEqual([]);
  });
});

test('a schedule that never ran is green', async () => {
  change(jobAt('night'), { status: { code: -1 } });
  expect(await redAmong('schedules run')).toEqual([]);
});

test('changes nothing', async () => {
  const changes = cloud.changes.length;
  await examine(portalChecks(examined()));
  expect(cloud.changes).toHaveLength(changes);
});

test('reconstructs the options of the setup from the resources that it created', async () => {
  expect(await presentProject(examined().api, PROJECT.id, ENVIRONMENT)).toEqual(PROJECT);
});

test('an account that cannot be impersonated is red and names the missing permission', async () => {
  const { api } = examined();
  const refusing: Examined['api'] = {
    send: (method, address, body) =>
      address.includes(':generateAccessToken')
        ? Promise.resolve({ status: 403, body: { error: { message: 'no' } } })
        : api.send(method, address, body),
  };
  const [red] = await redAmong('permissions of portal-mail', { api: refusing });
  expect(red?.problem).toContain('403');
  expect(red?.fix).toContain('roles/iam.serviceAccountTokenCreator');
});
