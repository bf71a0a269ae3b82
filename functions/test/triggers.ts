import { Change } from 'firebase-functions';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as deployed from '../src/index.ts';

const EVENT = 'google.cloud.firestore.document.v1.';

interface Trigger {
  name: string;
  /** created, updated, deleted or written */
  kind: string;
  /** path of the documents it is for, with `{names}` */
  pattern: string;
  run(event: unknown): unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce((found, key) => (isRecord(found) ? found[key] : undefined), value);
}

/** Every deployed function that a document sets off. */
const triggers: Trigger[] = Object.entries(deployed).flatMap(([name, deployedFunction]) => {
  const type = at(deployedFunction, '__endpoint', 'eventTrigger', 'eventType');
  const trigger = at(deployedFunction, '__endpoint', 'eventTrigger');
  // a path without a name in braces is a filter of its own kind
  const pattern =
    at(trigger, 'eventFilterPathPatterns', 'document') ?? at(trigger, 'eventFilters', 'document');
  const run = at(deployedFunction, 'run');
  if (typeof type !== 'string' || !type.startsWith(EVENT)) return [];
  if (typeof pattern !== 'string' || typeof run !== 'function') return [];
  const handle = (event: unknown): unknown => Reflect.apply(run, undefined, [event]);
  return [{ name, kind: type.slice(EVENT.length), pattern, run: handle }];
});

/** Names of all of them. */
export const triggerNames: readonly string[] = triggers.map(({ name }) => name);

/**
 * Runs every deployed trigger that a change of a document sets off, as the platform does.
 * @param isWanted leaves out those that are no matter of the test
 * @returns their names
 */
export async function runTriggers(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const kind = !before.exists ? 'created' : after.exists ? 'updated' : 'deleted';
  const ran: string[] = [];
  for (const trigger of triggers) {
    const params = paramsOf(trigger.pattern, after.ref.path);
    if (!params || (trigger.kind !== kind && trigger.kind !== 'written')) continue;
    if (!isWanted(trigger.name)) continue;
    const data =
      trigger.kind === 'created'
        ? after
        : trigger.kind === 'deleted'
          ? before
          : new Change(before, after);
    await trigger.run({
      params,
      data,
      time: new Date().toISOString(),
      id: after.ref.path.replaceAll('/', '-'),
    });
    ran.push(trigger.name);
  }
  return ran;
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [names, values] = [pattern.split('/'), path.split('/')];
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = value;
    else if (name !== value) return null;
  }
  return params;
}
