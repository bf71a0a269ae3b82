import { Change } from 'firebase-functions';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { DocumentHandler } from '../src/core/documents/handlers.ts';
import { paramsOf } from '../src/core/documents/params-of.ts';
import * as handlers from '../src/handlers.ts';

const triggers = Object.entries<DocumentHandler>(handlers).map(([name, handler]) => ({
  name,
  ...handler,
}));

/** Names of all of them. */
export const triggerNames: readonly string[] = triggers.map(({ name }) => name);

/**
 * Runs every handler that a document change triggers, as the platform does.
 * @param isWanted selects handlers by name
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
    if (paramsOf(trigger.options.document, after.ref.path) === null) continue;
    if (trigger.kind !== kind && trigger.kind !== 'written') continue;
    if (!isWanted(trigger.name)) continue;
    await trigger.run({
      document: after.ref.path,
      data: new Change(before, after),
      time: new Date().toISOString(),
      id: after.ref.path.replaceAll('/', '-'),
    });
    ran.push(trigger.name);
  }
  return ran;
}
