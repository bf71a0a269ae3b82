import * as z from 'zod/mini';
import { expectSuccess, type Answer, type GoogleApi } from '../google-api.ts';

/** Something that has to be there in the cloud, and how. */
export interface Resource {
  /** as the plan names it */
  name: string;
  /** @returns what has to change; null when nothing has to */
  plan(api: GoogleApi): Promise<Change | null>;
  /** only for policies: the granted permissions */
  rights?: Rights;
}

export interface Binding {
  role: string;
  members: string[];
  condition?: { title: string; expression: string } | undefined;
}

/** Permissions on one resource, and the request with which an account tests them. */
export interface Rights {
  wanted: readonly Binding[];
  /** prefix of the permissions that apply to this kind of resource; empty for a project, to which all apply */
  prefix: string;
  ask: (permissions: readonly string[]) => Request;
}

export interface Change {
  what: string;
  /** @param pause between looks at what takes a while */
  apply(pause: Pause): Promise<void>;
}

export type Pause = (milliseconds: number) => Promise<unknown>;

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  address: string;
  body?: object;
}

interface RestResource {
  name: string;
  /** where it is read */
  address: string;
  /** picks it out of what is read there; without it the answer is the resource */
  pick?: (answer: unknown) => unknown;
  /** fields that count, as the API spells them; others may be anything */
  wanted: Readonly<Record<string, unknown>>;
  create: Request;
  /** fields that can never be changed: a difference is reported and left to a person */
  fixed?: readonly string[];
  update?: (current: unknown) => Request;
}

/** A resource with an address of its own, or one among a list. */
export function restResource(spec: RestResource): Resource {
  const { name, address, wanted, create, update, fixed = [] } = spec;
  const pick = spec.pick ?? ((answer: unknown) => answer);
  return {
    name,
    async plan(api) {
      const current = pick(await read(api, address, name));
      if (current === null || current === undefined) {
        return { what: 'create', apply: (pause) => carryOut(api, create, name, pause) };
      }
      const fields = differences(current, wanted);
      if (fields.length === 0) return null;
      const stuck = update ? fields.filter((field) => fixed.includes(field)) : fields;
      if (!update || stuck.length > 0) {
        const message = `${name} has another ${stuck.join(', ')}, which cannot be changed: it is not what the portal needs.`;
        return { what: message, apply: () => Promise.reject(new Error(message)) };
      }
      const request = update(current);
      return {
        what: `change ${fields.join(', ')}`,
        apply: (pause) => carryOut(api, request, name, pause),
      };
    },
  };
}

const disabledSchema = z.object({
  error: z.object({
    details: z.array(z.looseObject({ reason: z.optional(z.string()) })),
  }),
});

/** A project that has not enabled an API yet has nothing in it. */
export function isDisabled({ status, body }: Answer): boolean {
  const parsed = disabledSchema.safeParse(body);
  return (
    status === 403 &&
    parsed.success &&
    parsed.data.error.details.some(({ reason }) => reason === 'SERVICE_DISABLED')
  );
}

/** @returns null when there is nothing */
export async function read(api: GoogleApi, address: string, what: string): Promise<unknown> {
  const answer = await api.send('GET', address);
  if (answer.status === 404 || isDisabled(answer)) return null;
  return expectSuccess(answer, what);
}

/** Reads a resource, with retries until its recently enabled API answers. */
export async function readEnabled(
  api: GoogleApi,
  address: string,
  what: string,
  pause: Pause,
): Promise<unknown> {
  return expectSuccess(await sendEnabled(api, { method: 'GET', address }, pause), what);
}

/** Retries a request while its recently enabled API still answers that it is disabled. */
async function sendEnabled(
  api: GoogleApi,
  { method, address, body }: Request,
  pause: Pause,
): Promise<Answer> {
  let answer = await api.send(method, address, body);
  for (let polls = 0; isDisabled(answer) && polls < MOST_POLLS; polls += 1) {
    await pause(POLL_MS);
    answer = await api.send(method, address, body);
  }
  return answer;
}

const operationSchema = z.object({
  name: z.string(),
  done: z.optional(z.boolean()),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});
const POLL_MS = 2_000;
const MOST_POLLS = 150;

/** Makes a request, and waits for what it sets off. */
export async function carryOut(
  api: GoogleApi,
  request: Request,
  what: string,
  pause: Pause,
): Promise<void> {
  const { address } = request;
  let result = expectSuccess(await sendEnabled(api, request, pause), what);
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const operation = operationSchema.safeParse(result);
    if (!operation.success || !operation.data.name.includes('operations/')) return;
    const { name, done, error } = operation.data;
    if (error) throw new Error(`${what}: ${error.message ?? 'failed'}`);
    if (done) return;
    await pause(POLL_MS);
    result = await read(api, `${new URL(address).origin}/v1/${name}`, what);
  }
  throw new Error(`${what} has not ended: run the command again later.`);
}

/** The names of fields that are not as wanted. */
export function differences(current: unknown, wanted: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(wanted)
    .filter(([field, value]) => !contains(isRecord(current) ? current[field] : undefined, value))
    .map(([field]) => field);
}

/** Whether a value is as wanted, where that says anything. An API leaves out what is false or empty. */
function contains(current: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const items: unknown[] = Array.isArray(current) ? current : [];
    return (
      items.length === wanted.length && wanted.every((item, index) => contains(items[index], item))
    );
  }
  if (isRecord(wanted)) {
    const record = isRecord(current) ? current : {};
    return Object.entries(wanted).every(([field, value]) => contains(record[field], value));
  }
  if (current === undefined) return wanted === false || wanted === '' || wanted === null;
  // 64-bit numbers are text
  return current === wanted || (typeof current === 'string' && current === String(wanted));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
