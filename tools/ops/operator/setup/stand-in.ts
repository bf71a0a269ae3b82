import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { isRecord } from './resource.ts';

type Stored = Record<string, unknown>;

export interface CloudStandIn {
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
  notificationChannels: 'notificationChannels',
  transferJobs: 'transferJobs',
  uptimeCheckConfigs: 'uptimeCheckConfigs',
};
/** They answer in a project that has enabled nothing. */
const ALWAYS_THERE = ['serviceusage.googleapis.com', 'cloudresourcemanager.googleapis.com'];

const enableSchema = z.object({ serviceIds: z.array(z.string()) });
const policySchema = z.looseObject({ etag: z.string() });

/**
 * Answers as Google's APIs do, as far as a setup needs them: resources at their addresses, lists, policies that are only
 * replaced in the version that was read, operations that take a while, APIs that are not enabled.
 */
export async function startCloudStandIn(): Promise<CloudStandIn> {
  const stored = new Map<string, Stored>();
  const enabled = new Set<string>();
  const changes: string[] = [];
  let count = 0;

  function answer(method: string, url: URL, body: unknown): [number, unknown] {
    const address = url.pathname.slice(1);
    const [host = ''] = address.split('/');
    const path = address.slice(host.length + 1);
    if (!ALWAYS_THERE.includes(host) && !enabled.has(host)) return [403, disabled];
    if (path.includes('operations/')) return [200, { name: path.replace('v1/', ''), done: true }];
    if (address.endsWith('services:batchGet')) {
      const names = url.searchParams.getAll('names');
      const state = (name: string) =>
        enabled.has(name.slice(name.lastIndexOf('/') + 1)) ? 'ENABLED' : 'DISABLED';
      return [200, { services: names.map((name) => ({ name, state: state(name) })) }];
    }
    if (/:getIamPolicy$|\/iam$/.test(address) && method !== 'PUT') return [200, policyOf(address)];
    if (method === 'GET') return read(address);
    changes.push(`${method} ${address}`);
    if (address.endsWith('services:batchEnable')) {
      for (const name of enableSchema.parse(body).serviceIds) enabled.add(name);
      return [200, operation()];
    }
    if (/:setIamPolicy$|\/iam$/.test(address)) return setPolicy(address, body);
    return method === 'POST' ? create(address, url, body) : change(address, url, body);
  }

  function read(address: string): [number, unknown] {
    const last = address.slice(address.lastIndexOf('/') + 1);
    const field = COLLECTIONS[last];
    if (field !== undefined) {
      const items = [...stored.entries()].filter(([at]) => at.startsWith(`${address}/`));
      return [200, items.length === 0 ? {} : { [field]: items.map(([, item]) => item) }];
    }
    // it is created on request
    if (address.includes('/googleServiceAccounts/')) return [200, { accountEmail: 'agent' }];
    const found = stored.get(address);
    return found ? [200, found] : [404, { error: { status: 'NOT_FOUND' } }];
  }

  function create(address: string, url: URL, body: unknown): [number, unknown] {
    const data = isRecord(body) ? body : {};
    const at = addressOfNew(address, url, data);
    if (stored.has(at)) return [409, { error: { status: 'ALREADY_EXISTS' } }];
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
    const isSingleton = /\/config$|\/buckets\/_Default$/.test(address);
    if (!current && !isSingleton) return [404, { error: { status: 'NOT_FOUND' } }];
    const data = isRecord(body) ? body : {};
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
    count += 1;
    stored.set(policyAddress(address), { ...policy, etag: `etag-${count}` });
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
      const [status, said] = answer(request.method ?? '', url, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    };
    respond().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const origin = await listening(server);
  return {
    route: (address) => address.replace('https://', `${origin}/`),
    changes,
    stored,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const disabled = { error: { code: 403, details: [{ reason: 'SERVICE_DISABLED' }] } };

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}
