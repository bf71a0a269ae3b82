import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { GoogleApi } from '../google-api.ts';
import { PUBLISHED_ROLES } from './published-roles.ts';
import { isRecord } from './resource.ts';

type Stored = Record<string, unknown>;

export interface CloudStandIn {
  /** sends a request without the network; an answer of the same kind as over it */
  send: GoogleApi['send'];
  /** where an address of Google's is answered */
  route: (address: string) => string;
  /** requests that change something, as `POST monitoring.googleapis.com/v3/…` */
  readonly changes: readonly string[];
  /** what is stored, by address without the scheme */
  readonly stored: Map<string, Stored>;
  close(): Promise<void>;
}

/** Collections, by the last part of their address: the field in which a list comes, and how a new one gets its name. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  alertPolicies: 'alertPolicies',
  backupSchedules: 'backupSchedules',
  budgets: 'budgets',
  defaultSupportedIdpConfigs: 'defaultSupportedIdpConfigs',
  inboundSamlConfigs: 'inboundSamlConfigs',
  jobs: 'jobs',
  notificationChannels: 'notificationChannels',
  oauthIdpConfigs: 'oauthIdpConfigs',
  transferJobs: 'transferJobs',
  uptimeCheckConfigs: 'uptimeCheckConfigs',
};
/** What `gcloud services enable` of docs/operations.md has enabled before the first setup. */
const ENABLED_BEFORE = ['serviceusage.googleapis.com'];
const NUMBER = '123456789';
/** Accounts that exist once an API is enabled, or once a service was asked to create them. */
const BUILDER = `${NUMBER}-compute@developer.gserviceaccount.com`;
const STORAGE_AGENT = `service-${NUMBER}@gs-project-accounts.iam.gserviceaccount.com`;
const TRANSFER_AGENT = `project-${NUMBER}@storage-transfer-service.iam.gserviceaccount.com`;

const enableSchema = z.object({ serviceIds: z.array(z.string()) });
const policySchema = z.looseObject({
  etag: z.string(),
  bindings: z.array(z.looseObject({ role: z.string(), members: z.array(z.string()) })),
});
const bindingsSchema = z.object({
  bindings: z.array(
    z.object({
      role: z.string(),
      members: z.array(z.string()),
      condition: z.optional(z.unknown()),
    }),
  ),
});
const askedSchema = z.object({ permissions: z.array(z.string()) });
/** Prefix of the stand-in's access tokens. */
const TOKEN_OF = 'token-of-';
const SIGN_IN = 'identitytoolkit.googleapis.com/admin/v2/projects/wbd-example/config';
const PROJECT_ADDRESS = 'cloudresourcemanager.googleapis.com/v3/projects/wbd-example';

/** The account that a service creates when this address is called; null for every other address. */
function agentAskedFor(address: string): string | null {
  if (address.endsWith('/projects/wbd-example/serviceAccount')) return STORAGE_AGENT;
  if (address.includes('/googleServiceAccounts/')) return TRANSFER_AGENT;
  const [, service] =
    /\/services\/(\w+)\.googleapis\.com:generateServiceIdentity$/.exec(address) ?? [];
  return service === undefined
    ? null
    : `service-${NUMBER}@gcp-sa-${service}.iam.gserviceaccount.com`;
}

/**
 * Stand-in for Google's APIs as used by the setup: resources by URL, lists and long-running operations. It rejects what Google
 * rejects: disabled APIs, policies with a stale etag, policies with missing or just created accounts, and second factors without
 * Identity Platform. Requests with a token of `generateAccessToken` have the permissions of its account; all others may do
 * everything.
 */
export async function startCloudStandIn(): Promise<CloudStandIn> {
  const stored = new Map<string, Stored>();
  const enabled = new Set<string>(ENABLED_BEFORE);
  const accounts = new Set<string>();
  /** a policy does not know them yet when it is written for the first time */
  const unknownToPolicies = new Set<string>();
  const changes: string[] = [];
  let count = 0;

  function answer(method: string, url: URL, body: unknown, token: string): [number, unknown] {
    const address = url.pathname.slice(1);
    const [host = ''] = address.split('/');
    const path = address.slice(host.length + 1);
    if (!enabled.has(host)) return [403, disabled];
    if (path.includes('operations/')) return [200, { name: path.replace('v1/', ''), done: true }];
    if (address.endsWith('services:batchGet')) {
      const names = url.searchParams.getAll('names');
      const state = (name: string) =>
        enabled.has(name.slice(name.lastIndexOf('/') + 1)) ? 'ENABLED' : 'DISABLED';
      return [200, { services: names.map((name) => ({ name, state: state(name) })) }];
    }
    if (/:getIamPolicy$|\/iam$/.test(address) && method !== 'PUT') return [200, policyOf(address)];
    if (address.endsWith('/billingInfo'))
      return [200, { billingAccountName: 'billingAccounts/0000' }];
    if (address === PROJECT_ADDRESS) return [200, { name: `projects/${NUMBER}` }];
    const agent = agentAskedFor(address);
    if (agent !== null) {
      exists(agent);
      return [200, { email_address: agent }];
    }
    const asked = permissionsAskedFor(url, body);
    if (asked !== null) return [200, { permissions: asked.filter(allowedTo(token, address)) }];
    const [, impersonated] = /\/serviceAccounts\/([^/]+):generateAccessToken$/.exec(address) ?? [];
    if (impersonated !== undefined) {
      return accounts.has(impersonated)
        ? [200, { accessToken: `${TOKEN_OF}${impersonated}` }]
        : [404, { error: { status: 'NOT_FOUND' } }];
    }
    if (method === 'GET') return read(address);
    changes.push(`${method} ${address}`);
    if (address.endsWith('services:batchEnable')) {
      for (const name of enableSchema.parse(body).serviceIds) enabled.add(name);
      if (enabled.has('compute.googleapis.com')) accounts.add(BUILDER);
      return [200, operation()];
    }
    if (/:setIamPolicy$|\/iam$/.test(address)) return setPolicy(address, body);
    if (address.endsWith(':initializeAuth')) return initializeAuth();
    return method === 'POST' ? create(address, url, body) : change(address, url, body);
  }

  /** The permissions of a token's holder on a resource, from the policies of the resource and the project. */
  function allowedTo(token: string, address: string): (permission: string) => boolean {
    if (!token.startsWith(TOKEN_OF)) return () => true;
    const member = `serviceAccount:${token.slice(TOKEN_OF.length)}`;
    const thing = address.replace(/(:testIamPermissions|\/iam\/testPermissions)$/, '');
    const bindings = [PROJECT_ADDRESS, thing].flatMap((one) => {
      const policy = bindingsSchema.safeParse(stored.get(`${one}/iam`));
      return policy.success ? policy.data.bindings : [];
    });
    const roles = bindings.filter(
      ({ members, condition }) => !condition && members.includes(member),
    );
    const allowed = new Set(roles.flatMap(({ role }) => PUBLISHED_ROLES[role] ?? []));
    return (permission) => allowed.has(permission);
  }

  function exists(account: string): void {
    if (!accounts.has(account)) unknownToPolicies.add(account);
    accounts.add(account);
  }

  function initializeAuth(): [number, unknown] {
    if (stored.has(SIGN_IN)) {
      return [400, refusal('Identity Platform has already been enabled for this project.')];
    }
    stored.set(SIGN_IN, { subtype: 'IDENTITY_PLATFORM' });
    return [200, {}];
  }

  function read(address: string): [number, unknown] {
    const last = address.slice(address.lastIndexOf('/') + 1);
    const field = COLLECTIONS[last];
    if (field !== undefined) {
      const items = [...stored.entries()].filter(([at]) => at.startsWith(`${address}/`));
      return [200, items.length === 0 ? {} : { [field]: items.map(([, item]) => item) }];
    }
    const found = stored.get(address) ?? roleAt(address);
    if (!found && address.endsWith('/versions/latest:access')) {
      return read(address.replace(/:access$/, ''));
    }
    return found ? [200, found] : [404, { error: { status: 'NOT_FOUND' } }];
  }

  function create(address: string, url: URL, body: unknown): [number, unknown] {
    const data = isRecord(body) ? body : {};
    const at = addressOfNew(address, url, data);
    if (stored.has(at)) return [409, { error: { status: 'ALREADY_EXISTS' } }];
    if (at.includes('/serviceAccounts/')) exists(at.slice(at.lastIndexOf('/') + 1));
    const name = at.replace(/^[^/]+\/(storage\/)?v\d(beta)?\//, '');
    stored.set(at, { ...data, ...(!('name' in data) && { name }) });
    // a database takes a while
    return [200, address.endsWith('/databases') ? operation() : stored.get(at)];
  }

  function addressOfNew(address: string, url: URL, data: Stored): string {
    const id =
      url.searchParams.get('databaseId') ??
      url.searchParams.get('secretId') ??
      url.searchParams.get('workloadIdentityPoolId') ??
      url.searchParams.get('workloadIdentityPoolProviderId') ??
      (typeof data['accountId'] === 'string'
        ? `${data['accountId']}@wbd-example.iam.gserviceaccount.com`
        : null);
    if (id !== null) return `${address}/${id}`;
    if (address.endsWith(':addVersion')) return address.replace(/:addVersion$/, '/versions/latest');
    if (address.endsWith('/defaultBucket')) {
      const files = 'storage.googleapis.com/storage/v1/b/wbd-example.firebasestorage.app';
      stored.set(files, { location: 'EUROPE-WEST3' });
      return address;
    }
    if (typeof data['name'] === 'string') {
      return `${address}/${data['name'].slice(data['name'].lastIndexOf('/') + 1)}`;
    }
    count += 1;
    return `${address}/${count}`;
  }

  function change(address: string, url: URL, body: unknown): [number, unknown] {
    const current = stored.get(address);
    // there from the beginning
    const isSingleton = address.endsWith('/buckets/_Default');
    if (!current && !isSingleton) return [404, { error: { status: 'NOT_FOUND' } }];
    const data = isRecord(body) ? body : {};
    if (address === SIGN_IN && 'mfa' in data && current?.['subtype'] !== 'IDENTITY_PLATFORM') {
      return [400, refusal('OPERATION_NOT_ALLOWED : Multi-factor needs Identity Platform.')];
    }
    const changed = isRecord(data['transferJob']) ? data['transferJob'] : data;
    const mask = url.searchParams.get('updateMask')?.split(',');
    const isMasked = (field: string) =>
      mask?.some((path) => path === field || path.startsWith(`${field}.`)) ?? true;
    const fields = Object.entries(changed).filter(([field]) => isMasked(field));
    stored.set(address, { ...current, ...Object.fromEntries(fields) });
    return [200, stored.get(address)];
  }

  const policyAddress = (address: string) => address.replace(/:(get|set)IamPolicy$/, '/iam');
  function policyOf(address: string): Stored {
    return stored.get(policyAddress(address)) ?? { etag: 'none' };
  }
  function setPolicy(address: string, body: unknown): [number, unknown] {
    const policy = policySchema.parse(isRecord(body) && 'policy' in body ? body['policy'] : body);
    if (policy.etag !== policyOf(address)['etag']) return [409, { error: { status: 'ABORTED' } }];
    const members = policy.bindings.flatMap((binding) => binding.members);
    for (const member of new Set(members)) {
      const [kind, account = ''] = member.split(':');
      if (kind !== 'serviceAccount') continue;
      if (!accounts.has(account) || unknownToPolicies.delete(account)) {
        return [400, refusal(`Service account ${account} does not exist.`)];
      }
    }
    count += 1;
    const bindings = mergedByRole(policy.bindings);
    stored.set(policyAddress(address), { ...policy, bindings, etag: `etag-${count}` });
    return [200, stored.get(policyAddress(address))];
  }
  function operation() {
    count += 1;
    return { name: `operations/${count}`, done: false };
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const url = new URL(request.url ?? '', 'http://cloud');
      const hasBody = request.method !== 'GET' && request.headers['content-type'] !== undefined;
      const body: unknown = hasBody ? await json(request) : null;
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      const [status, said] = answer(request.method ?? '', url, body, token);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    };
    respond().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const origin = await listening(server);
  return {
    send: (method, address, body) => {
      const url = new URL(address.replace('https://', 'http://cloud/'));
      const [status, said] = answer(method, url, body ?? null, '');
      return Promise.resolve({ status, body: structuredClone(said) });
    },
    route: (address) => address.replace('https://', `${origin}/`),
    changes,
    stored,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Bindings = z.infer<typeof policySchema>['bindings'];

/** As the API answers: one binding for each role and condition. */
function mergedByRole(bindings: Bindings): Bindings {
  const merged = new Map<string, Bindings[number]>();
  for (const { role, members, ...condition } of bindings) {
    const key = JSON.stringify({ role, ...condition });
    const all = [...(merged.get(key)?.members ?? []), ...members];
    merged.set(key, { role, members: [...new Set(all)], ...condition });
  }
  return [...merged.values()];
}

/** The permissions tested by a request; null for any other request. */
function permissionsAskedFor({ pathname, searchParams }: URL, body: unknown): string[] | null {
  if (pathname.endsWith('/iam/testPermissions')) return searchParams.getAll('permissions');
  return pathname.endsWith(':testIamPermissions') ? askedSchema.parse(body).permissions : null;
}

/** A predefined role in the form of the IAM API. */
function roleAt(address: string): Stored | undefined {
  const [, name] = /^iam\.googleapis\.com\/v1\/(roles\/.+)$/.exec(address) ?? [];
  const includedPermissions = name === undefined ? undefined : PUBLISHED_ROLES[name];
  return includedPermissions && { name, includedPermissions };
}

const refusal = (message: string) => ({
  error: { code: 400, status: 'INVALID_ARGUMENT', message },
});
const disabled = { error: { code: 403, details: [{ reason: 'SERVICE_DISABLED' }] } };

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}
