import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** Stands in for Google's APIs as far as `firebase deploy` uses them. Enforces the permissions of the calling account. */
export interface DeploymentStandIn {
  origin: string;
  /** refused and unknown requests, as `403 POST … needs …` */
  readonly refused: string[];
  /** `POST secretmanager.googleapis.com/…` */
  readonly requests: string[];
  close(): Promise<void>;
}

interface Caller {
  permissions: ReadonlySet<string>;
  /** APIs that the setup enabled */
  apis: readonly string[];
}

interface Asked {
  path: string;
  query: URLSearchParams;
  body: unknown;
}

interface Request {
  method: string;
  path: RegExp;
  /** null when it needs no permission in the project */
  permission: string | null;
  answer: (asked: Asked, caller: Caller) => unknown;
}

const done = (response: unknown = {}) => ({ name: 'operations/1', done: true, response });
const P = 'projects/[^/:]+';
const LOCATION = `${P}/locations/[^/]+`;
const permissionsSchema = z.object({ permissions: z.array(z.string()) });
const bindingsSchema = z.object({
  policy: z.object({ bindings: z.array(z.object({ members: z.array(z.string()) })) }),
});
const functionSchema = z.looseObject({ name: z.string() });

/** The form of a service account in a policy. */
const MEMBER = /^serviceAccount:[\w-]+@[\w.-]+\.gserviceaccount\.com$/;

/** Like the API, rejects members that are not accounts. */
function setPolicy({ body }: Asked): unknown {
  const { policy } = bindingsSchema.parse(body);
  const wrong = policy.bindings
    .flatMap(({ members }) => members)
    .find((member) => member.startsWith('serviceAccount:') && !MEMBER.test(member));
  if (wrong !== undefined) throw new Error(`Invalid service account (${wrong}).`);
  return policy;
}

const granted = ({ body }: Asked, { permissions }: Caller) => ({
  permissions: permissionsSchema.parse(body).permissions.filter((one) => permissions.has(one)),
});

/** functions by the operation that creates them */
const deployed = new Map<string, unknown>();

function deployedFunction({ query, body }: Asked): unknown {
  const { name, ...rest } = functionSchema.parse(body);
  const id = query.get('functionId') ?? name.slice(name.lastIndexOf('/') + 1);
  const service = `projects/wbd-example/locations/europe-west3/services/${id.toLowerCase()}`;
  const response = { ...rest, name, serviceConfig: { service }, url: `https://${id}.example` };
  const operation = `operations/${id}`;
  deployed.set(operation, response);
  return { name: operation, done: false };
}

/** Each request and the permission that its method demands, by the reference of the API. */
const REQUESTS: readonly Request[] = [
  {
    method: 'POST',
    path: /^www\.googleapis\.com\/oauth2\/v3\/token$/,
    permission: null,
    answer: () => ({
      access_token: 'deployer',
      expires_in: 3600,
      scope: 'https://www.googleapis.com/auth/cloud-platform',
    }),
  },
  ...of('cloudresourcemanager.googleapis.com/v1', [
    ['POST', `${P}:testIamPermissions`, null, granted],
    ['POST', `${P}:getIamPolicy`, 'resourcemanager.projects.getIamPolicy', projectPolicy],
    ['POST', `${P}:setIamPolicy`, 'resourcemanager.projects.setIamPolicy', setPolicy],
    ['GET', P, 'resourcemanager.projects.get', () => ({ projectNumber: '123456789' })],
  ]),
  ...of('cloudbilling.googleapis.com/v1', [
    ['GET', `${P}/billingInfo`, 'resourcemanager.projects.get', () => ({ billingEnabled: true })],
  ]),
  ...of('iam.googleapis.com/v1', [
    ['POST', `${P}/serviceAccounts/[^/]+:testIamPermissions`, null, granted],
  ]),
  ...of('serviceusage.googleapis.com/v1', [
    [
      'GET',
      `${P}/services/[^/]+`,
      'serviceusage.services.get',
      ({ path }, { apis }) => ({
        state: apis.some((api) => path.endsWith(`/${api}`)) ? 'ENABLED' : 'DISABLED',
      }),
    ],
    ['POST', `${P}/services/[^/]+:enable`, 'serviceusage.services.enable', () => done()],
  ]),
  // asking a service for its account needs no right (https://docs.cloud.google.com/iam/docs/create-service-agents)
  ...of('serviceusage.googleapis.com/v1beta1', [
    ['POST', `${P}/services/[^/]+:generateServiceIdentity`, null, () => done()],
  ]),
  ...of('firebase.googleapis.com/v1beta1', [
    [
      'GET',
      P,
      'firebase.projects.get',
      () => ({ projectId: 'wbd-example', projectNumber: '123456789', resources: {} }),
    ],
    [
      'GET',
      `${P}/adminSdkConfig`,
      'firebase.projects.get',
      () => ({ projectId: 'wbd-example', storageBucket: 'wbd-example.firebasestorage.app' }),
    ],
  ]),
  // rights to indexes are called `datastore.schemas` now
  ...of('firestore.googleapis.com/v1', [
    [
      'GET',
      `${P}/databases/[^/]+`,
      'datastore.databases.getMetadata',
      () => ({ locationId: 'europe-west3', type: 'FIRESTORE_NATIVE' }),
    ],
    ['GET', `${P}/databases/[^/]+/collectionGroups/.+`, 'datastore.schemas.list', () => ({})],
    [
      'POST',
      `${P}/databases/[^/]+/collectionGroups/.+/indexes`,
      'datastore.schemas.create',
      () => done(),
    ],
    ['PATCH', `${P}/databases/[^/]+/collectionGroups/.+`, 'datastore.schemas.update', () => done()],
  ]),
  ...of('firebaserules.googleapis.com/v1', [
    ['POST', `${P}:test`, 'firebaserules.rulesets.test', () => ({ issues: [] })],
    [
      'POST',
      `${P}/rulesets`,
      'firebaserules.rulesets.create',
      () => ({ name: 'projects/wbd-example/rulesets/1' }),
    ],
    ['GET', `${P}/rulesets`, 'firebaserules.rulesets.list', () => ({})],
    ['GET', `${P}/releases`, 'firebaserules.releases.list', () => ({})],
    ['POST', `${P}/releases`, 'firebaserules.releases.create', () => ({ name: 'release' })],
    ['PATCH', `${P}/releases/.+`, 'firebaserules.releases.update', () => ({ name: 'release' })],
  ]),
  ...of('firebasestorage.googleapis.com/v1alpha', [
    [
      'GET',
      `${P}/defaultBucket`,
      'firebasestorage.defaultBucket.get',
      () => ({ bucket: { name: 'projects/wbd-example/buckets/wbd-example.firebasestorage.app' } }),
    ],
  ]),
  ...of('storage.googleapis.com/storage/v1', [
    ['GET', 'b/[^/]+', 'storage.buckets.get', () => ({ location: 'EUROPE-WEST3' })],
    // the setup's own reading of this address creates the account
    [
      'GET',
      `${P}/serviceAccount`,
      'resourcemanager.projects.get',
      () => ({ email_address: 'service-123456789@gs-project-accounts.iam.gserviceaccount.com' }),
    ],
  ]),
  ...of('cloudfunctions.googleapis.com/v1', [
    ['GET', `${LOCATION}/functions`, 'cloudfunctions.functions.list', () => ({})],
  ]),
  ...of('cloudfunctions.googleapis.com/v2', [
    ['GET', `${LOCATION}/functions`, 'cloudfunctions.functions.list', () => ({})],
    [
      'POST',
      `${LOCATION}/functions:generateUploadUrl`,
      'cloudfunctions.functions.sourceCodeSet',
      () => ({ uploadUrl: 'https://upload.example/source', storageSource: { bucket: 'sources' } }),
    ],
    ['POST', `${LOCATION}/functions`, 'cloudfunctions.functions.create', deployedFunction],
    [
      'GET',
      'operations/.+',
      'cloudfunctions.operations.get',
      ({ path }) => done(deployed.get(path.replace(/.*\/v2\//, ''))),
    ],
  ]),
  // the CLI's message of the day
  {
    method: 'GET',
    path: /^firebase-public\.firebaseio\.com\/cli\.json$/,
    permission: null,
    answer: () => ({}),
  },
  { method: 'PUT', path: /^upload\.example\//, permission: null, answer: () => ({}) },
  ...of('run.googleapis.com/v1', [
    ['GET', `${LOCATION}/services/[^/]+:getIamPolicy`, 'run.services.getIamPolicy', () => ({})],
    ['POST', `${LOCATION}/services/[^/]+:setIamPolicy`, 'run.services.setIamPolicy', setPolicy],
  ]),
  ...of('cloudscheduler.googleapis.com/v1', [
    ['GET', `${LOCATION}/jobs/[^/]+`, 'cloudscheduler.jobs.get', absent],
    ['POST', `${LOCATION}/jobs`, 'cloudscheduler.jobs.create', () => ({})],
  ]),
  ...of('secretmanager.googleapis.com/v1', [
    [
      'GET',
      `${P}/secrets/[^/]+/versions/latest`,
      'secretmanager.versions.get',
      ({ path }) => ({
        name: path.replace(/.*\/v1\//, '').replace('latest', '1'),
        state: 'ENABLED',
      }),
    ],
    [
      'GET',
      `${P}/secrets/[^/:]+`,
      'secretmanager.secrets.get',
      ({ path }) => ({ name: path.replace(/.*\/v1\//, '') }),
    ],
    ['GET', `${P}/secrets/[^/]+:getIamPolicy`, 'secretmanager.secrets.getIamPolicy', secretPolicy],
    ['POST', `${P}/secrets/[^/]+:setIamPolicy`, 'secretmanager.secrets.setIamPolicy', setPolicy],
  ]),
  ...of('artifactregistry.googleapis.com/v1', [
    [
      'GET',
      `${LOCATION}/repositories/[^/]+`,
      'artifactregistry.repositories.get',
      ({ path }) => ({ name: path.replace(/.*\/v1\//, ''), cleanupPolicies: {} }),
    ],
    ['PATCH', `${LOCATION}/repositories/[^/]+`, 'artifactregistry.repositories.update', () => ({})],
  ]),
  // refused to the deployer: firebase-tools then derives the account's name correctly, and finds no extensions
  ...of('compute.googleapis.com/compute/v1', [['GET', P, null, refuse]]),
  ...of('firebaseextensions.googleapis.com/v1beta', [['GET', `${P}/instances`, null, refuse]]),
  ...of('firebasehosting.googleapis.com/v1beta1', [
    [
      'GET',
      `${P}/sites`,
      'firebasehosting.sites.list',
      () => ({ sites: [{ name: 'projects/wbd-example/sites/wbd-example', type: 'DEFAULT_SITE' }] }),
    ],
    ['GET', `${P}/sites/[^/]+`, 'firebasehosting.sites.get', () => ({ name: 'sites/wbd-example' })],
    [
      'POST',
      `${P}/sites/[^/]+/versions`,
      'firebasehosting.sites.update',
      () => ({ name: 'projects/wbd-example/sites/wbd-example/versions/1' }),
    ],
    [
      'POST',
      `${P}/sites/[^/]+/versions/[^/]+:populateFiles`,
      'firebasehosting.sites.update',
      () => ({ uploadUrl: 'https://upload.example/files' }),
    ],
    ['PATCH', `${P}/sites/[^/]+/versions/[^/]+`, 'firebasehosting.sites.update', () => ({})],
    [
      'POST',
      `${P}/sites/[^/]+/channels/[^/]+/releases`,
      'firebasehosting.sites.update',
      () => ({ name: 'release' }),
    ],
  ]),
];

type Row = [method: string, path: string, permission: string | null, answer: Request['answer']];

function of(base: string, rows: readonly Row[]): Request[] {
  return rows.map(([method, path, permission, answer]) => ({
    method,
    path: new RegExp(`^${base.replaceAll('.', '\\.')}/${path}$`),
    permission,
    answer,
  }));
}

function absent(): never {
  throw new Expected(404);
}

function refuse(): never {
  throw new Expected(403);
}

/** A response that firebase-tools relies on. */
class Expected extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/** Policies as the setup leaves them, passed in by the test. */
let policies: { project: unknown; secret: (name: string) => unknown };
function projectPolicy(): unknown {
  return policies.project;
}
function secretPolicy({ path }: Asked): unknown {
  return policies.secret(/secrets\/(\w+):/.exec(path)?.[1] ?? '');
}

/** Starts the stand-in for a caller with these permissions. */
export async function startDeploymentStandIn(
  caller: Caller,
  given: typeof policies,
): Promise<DeploymentStandIn> {
  policies = given;
  const refused: string[] = [];
  const requests: string[] = [];
  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const url = new URL((request.url ?? '').slice(1), 'https://cloud');
    const { method = '' } = request;
    const path = decodeURIComponent(url.pathname.slice(1));
    const content = await text(request);
    requests.push(`${method} ${path}`);
    const known = REQUESTS.find((one) => one.method === method && one.path.test(path));
    if (!known) {
      refused.push(`unknown: ${method} ${path}`);
      return [404, { error: { code: 404, message: 'unknown' } }];
    }
    const needed = [
      known.permission,
      request.headers['x-goog-user-project'] === undefined ? null : 'serviceusage.services.use',
    ];
    const missing = needed.find((one) => one !== null && !caller.permissions.has(one));
    if (missing !== undefined) {
      refused.push(`403: ${method} ${path} needs ${missing}`);
      return [403, { error: { code: 403, status: 'PERMISSION_DENIED', message: missing } }];
    }
    try {
      const body: unknown = content.startsWith('{') ? JSON.parse(content) : content;
      return [200, known.answer({ path, query: url.searchParams, body }, caller)];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const code = error instanceof Expected ? error.status : 400;
      if (!(error instanceof Expected)) refused.push(`${code}: ${method} ${path}: ${message}`);
      return [code, { error: { code, message } }];
    }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return {
    origin: await listening(server),
    refused,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}
