import { FILE_TARGETS } from '@wbd/domain/files';
import { moduleNames } from '@wbd/module/rspack';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { googleApi, type GoogleApi } from '../google-api.ts';
import { describeProject } from './command.ts';
import {
  EXAMPLE_ENVIRONMENT as ENVIRONMENT,
  EXAMPLE_PROJECT as PROJECT,
} from './example-project.ts';
import { portalResources, setUp } from './set-up.ts';
import { startCloudStandIn, type CloudStandIn } from './stand-in.ts';

const FIRESTORE = 'firestore.googleapis.com/v1/projects/wbd-example/databases/(default)';
const RIGHTS = 'cloudresourcemanager.googleapis.com/v3/projects/wbd-example/iam';

let cloud: CloudStandIn;
let api: GoogleApi;
let lines: string[];
let calls: number;
/** the numbers of the requests that changed something */
let changedBy: number[];
/** the number of requests after which all further ones fail, as if the process had died */
let diesAfter: number;

beforeEach(async () => {
  cloud = await startCloudStandIn();
  api = {
    async send(method, address, body) {
      calls += 1;
      if (calls > diesAfter) throw new Error('The process ended.');
      const before = cloud.changes.length;
      const answer = await cloud.send(method, address, body);
      if (cloud.changes.length > before) changedBy.push(calls);
      return answer;
    },
  };
  calls = 0;
  changedBy = [];
  diesAfter = Infinity;
  lines = [];
});
afterEach(() => cloud.close());

const run = (dryRun = false) =>
  setUp(api, portalResources(PROJECT), {
    dryRun,
    pause: () => Promise.resolve(),
    log: (line) => lines.push(line),
  });

test('a dry run of an empty project says everything and changes nothing', async () => {
  const { changed, unchanged, failed } = await run(true);
  expect(failed).toEqual([]);
  // no other provider signs in yet
  expect(unchanged).toBe(3);
  expect(changed).toBe(portalResources(PROJECT).length - unchanged);
  expect(cloud.changes).toEqual([]);
  expect(lines).toContain('would create: database');
});

test('an empty project gets everything, and a second run finds nothing to change', async () => {
  expect((await run()).failed).toEqual([]);
  const done = cloud.changes.length;
  expect(done).toBeGreaterThan(40);
  expect(cloud.stored.get(FIRESTORE)).toMatchObject({
    locationId: 'europe-west3',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  const again = await run();
  expect(again).toMatchObject({ changed: 0, failed: [] });
  expect(cloud.changes).toHaveLength(done);
});

test('completes within two more runs after an interruption at any change', async () => {
  await run();
  const complete = complexionOf(cloud);
  const needed = calls;
  const changes = [...changedBy];
  expect(changes.length).toBeGreaterThan(90);
  for (const after of changes) {
    await cloud.close();
    cloud = await startCloudStandIn();
    calls = 0;
    diesAfter = after;
    await run();
    // the second run is interrupted as well, somewhere else
    calls = 0;
    diesAfter = needed - after;
    await run();
    diesAfter = Infinity;
    expect((await run()).failed, `after ${after} requests`).toEqual([]);
    expect(complexionOf(cloud), `after ${after} requests`).toEqual(complete);
  }
});

/** What is stored, without what differs between runs. */
function complexionOf({ stored }: CloudStandIn): Record<string, unknown> {
  const withoutEtags = JSON.stringify([...stored], (key, value: unknown) =>
    key === 'etag' ? undefined : value,
  );
  const parsed = z.array(z.tuple([z.string(), z.unknown()])).parse(JSON.parse(withoutEtags));
  return Object.fromEntries(parsed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

test('a refused second factor setting does not prevent the other sign-in settings', async () => {
  const signIn = 'identitytoolkit.googleapis.com/admin/v2/projects/wbd-example/config';
  cloud.stored.set(signIn, { subtype: 'FIREBASE_AUTH' });
  const { failed } = await run();
  expect(failed).toHaveLength(2);
  expect(failed.join()).toContain('Identity Platform');
  expect(cloud.stored.get(signIn)).toMatchObject({
    signIn: { phoneNumber: { enabled: true } },
    smsRegionConfig: { allowlistOnly: { allowedRegions: ['AT', 'CH', 'DE'] } },
    authorizedDomains: ['wbd-example.firebaseapp.com', 'wbd-example.web.app', 'wbd.example'],
  });
});

test('a refused right does not prevent the others, and is reported', async () => {
  const gone = 'service-123456789@gcp-sa-eventarc.iam.gserviceaccount.com';
  const refusing = api;
  const without: GoogleApi['send'] = (method, address, body) =>
    address.includes('eventarc.googleapis.com:generate')
      ? Promise.resolve({ status: 200, body: {} })
      : refusing.send(method, address, body);
  api = { send: without };
  const { failed } = await run();
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain(
    `rights to the project: rights to the project: roles/eventarc.serviceAgent`,
  );
  expect(failed[0]).toContain(gone);
  const given = JSON.stringify(cloud.stored.get(RIGHTS));
  expect(given).toContain('portal-payments@');
  expect(given).toContain('roles/pubsub.publisher');
});

test('reads the project once its first APIs are enabled, and does nothing without the first one', async () => {
  const asked = { alertsTo: 'a@wbd.example', budget: '100', repository: '' };
  const pause = () => Promise.resolve();
  const refused: GoogleApi = {
    send: () =>
      Promise.resolve({
        status: 403,
        body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } },
      }),
  };
  await expect(describeProject(refused, 'wbd-example', asked, pause, ENVIRONMENT)).rejects.toThrow(
    'gcloud services enable serviceusage.googleapis.com --project wbd-example',
  );
  const described = await describeProject(api, 'wbd-example', asked, pause, ENVIRONMENT);
  expect(described).toMatchObject({ number: '123456789', billingAccount: 'billingAccounts/0000' });
});

test('gives the same answers over the network', async () => {
  const overNetwork = googleApi({
    token: () => Promise.resolve('operator'),
    route: cloud.route,
    pause: () => Promise.resolve(),
  });
  const address = `https://${FIRESTORE}`;
  expect(await overNetwork.send('GET', address)).toEqual(await cloud.send('GET', address));
});

test('each part is delivered by an identity of its own, which the workflows of one repository may use', async () => {
  await run();
  const rightsTo = (at: string) => JSON.stringify(cloud.stored.get(at)?.['bindings']);
  const account = (name: string) =>
    `iam.googleapis.com/v1/projects/wbd-example/serviceAccounts/${name}@wbd-example.iam.gserviceaccount.com`;
  for (const module of moduleNames()) {
    expect(cloud.stored.has(account(`deploy-${module}`))).toBe(true);
    expect(rightsTo(`${account(`deploy-${module}`)}/iam`)).toContain(
      `principal://iam.googleapis.com/projects/123456789/locations/global/workloadIdentityPools/ci/subject/repo:wbd/portal:environment:staging-${module}`,
    );
  }
  const bucket = (name: string) => rightsTo(`storage.googleapis.com/storage/v1/b/${name}/iam`);
  const member = 'serviceAccount:deploy-crm@wbd-example.iam.gserviceaccount.com';
  expect(bucket('wbd-example-modules')).toContain(
    JSON.stringify({
      role: 'roles/storage.objectCreator',
      members: [member],
      condition: {
        title: 'module-crm',
        expression:
          'resource.name.startsWith("projects/_/buckets/wbd-example-modules/objects/remotes/crm/") && !resource.name.endsWith("/history.json")',
      },
    }),
  );
  // a module's team has no right to anything else
  expect(rightsTo(RIGHTS)).not.toContain('deploy-crm');
  expect(rightsTo(RIGHTS)).toContain('deploy-shell');
  const provider =
    'iam.googleapis.com/v1/projects/123456789/locations/global/workloadIdentityPools/ci/providers/github';
  expect(cloud.stored.get(provider)?.['attributeCondition']).toBe(
    "assertion.repository == 'wbd/portal'",
  );
});

test('originals of films move to a cheaper class 30 days after their versions were made, and no other file does', async () => {
  await run();
  const files = cloud.stored.get(
    'storage.googleapis.com/storage/v1/b/wbd-example.firebasestorage.app',
  );
  const rules = z
    .object({ rule: z.array(z.object({ action: z.unknown(), condition: z.unknown() })) })
    .parse(files?.['lifecycle']).rule;
  const films = Object.entries(FILE_TARGETS).filter(([, { kind }]) => kind === 'video');
  expect(rules).toEqual([
    {
      action: { type: 'SetStorageClass', storageClass: 'COLDLINE' },
      condition: {
        // only the server dates a file, and only an original with versions
        daysSinceCustomTime: 30,
        matchesPrefix: films.map(([folder]) => `${folder}/`),
        matchesStorageClass: ['STANDARD'],
      },
    },
  ]);
});

test('without a repository the identities are there, and no workflow may use them', async () => {
  const resources = portalResources({ ...PROJECT, delivery: null });
  await setUp(api, resources, { dryRun: false, pause: () => Promise.resolve(), log: () => {} });
  expect([...cloud.stored.keys()].filter((at) => at.includes('deploy-crm'))).toHaveLength(1);
  expect([...cloud.stored.keys()].join()).not.toContain('workloadIdentityPools');
});

test('AUTH-11 logins have passwords of at least 6 characters, do not delete themselves, and begin with a phone code', async () => {
  await run();
  expect(
    cloud.stored.get('identitytoolkit.googleapis.com/admin/v2/projects/wbd-example/config'),
  ).toMatchObject({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } },
  });
});

test('disables anonymous, link-only and third-party sign-in, even if enabled by hand', async () => {
  await run();
  const config = 'identitytoolkit.googleapis.com/admin/v2/projects/wbd-example/config';
  const signIn = {
    email: { enabled: true, passwordRequired: true },
    phoneNumber: { enabled: true },
    anonymous: { enabled: false },
    allowDuplicateEmails: false,
  };
  expect(cloud.stored.get(config)).toMatchObject({ signIn });
  const providers = ['defaultSupportedIdpConfigs/google.com', 'oauthIdpConfigs/oidc.own'];
  for (const provider of providers) {
    const name = `projects/wbd-example/${provider}`;
    cloud.stored.set(`identitytoolkit.googleapis.com/admin/v2/${name}`, { name, enabled: true });
  }
  cloud.stored.set(config, {
    ...cloud.stored.get(config),
    signIn: { anonymous: { enabled: true } },
  });
  lines = [];
  expect(await run()).toMatchObject({ failed: [] });
  expect(lines).toEqual(
    expect.arrayContaining([
      'disable google.com: sign-in: no other providers (defaultSupportedIdpConfigs)',
      'disable oidc.own: sign-in: no other providers (oauthIdpConfigs)',
      'change signIn: sign-in: e-mail with password, and phone',
    ]),
  );
  expect(cloud.stored.get(config)).toMatchObject({ signIn });
  for (const provider of providers) {
    const at = `identitytoolkit.googleapis.com/admin/v2/projects/wbd-example/${provider}`;
    expect(cloud.stored.get(at)).toMatchObject({ enabled: false });
  }
});

test('source maps are kept from the public', async () => {
  await run();
  const at = 'storage.googleapis.com/storage/v1/b/wbd-example-modules-source-maps';
  expect(cloud.stored.get(at)).toMatchObject({
    iamConfiguration: { publicAccessPrevention: 'enforced' },
  });
  expect(JSON.stringify(cloud.stored.get(`${at}/iam`))).not.toContain('allUsers');
});

test('manual changes are corrected, and nothing else is touched', async () => {
  await run();
  const done = cloud.changes.length;
  const logs = 'logging.googleapis.com/v2/projects/wbd-example/locations/global/buckets/_Default';
  cloud.stored.set(logs, { retentionDays: 3650 });
  const policy = cloud.stored.get(RIGHTS);
  const foreign = { role: 'roles/viewer', members: ['user:someone@example.org'] };
  cloud.stored.set(RIGHTS, { ...policy, bindings: [foreign] });
  lines = [];
  expect(await run()).toMatchObject({ failed: [] });
  expect(lines).toEqual([
    // requesting an existing account changes nothing
    'create: account of pubsub',
    'create: account of eventarc',
    expect.stringMatching(/^grant roles\/.*: rights to the project$/),
    expect.stringMatching(/^grant roles\/.*: rights of those who deliver$/),
    'change retentionDays: logs are kept for 30 days',
  ]);
  expect(cloud.changes.slice(done)).toHaveLength(3);
  // rights that a person gave stay
  expect(cloud.stored.get(RIGHTS)?.['bindings']).toContainEqual(foreign);
});

test('a failed change is reported, and the rest is still done', async () => {
  await run();
  cloud.stored.set(FIRESTORE, { ...cloud.stored.get(FIRESTORE), locationId: 'us-central1' });
  cloud.stored.delete(`storage.googleapis.com/storage/v1/b/wbd-example-backup`);
  const { changed, failed } = await run();
  expect(failed).toEqual([
    'database: database has another locationId, which cannot be changed: it is not what the portal needs.',
  ]);
  expect(changed).toBe(1);
  expect(cloud.stored.has(`storage.googleapis.com/storage/v1/b/wbd-example-backup`)).toBe(true);
});
