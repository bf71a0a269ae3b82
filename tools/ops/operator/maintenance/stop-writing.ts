import * as z from 'zod/mini';
import type { StoredDocuments } from '../restore/stored-documents.ts';
import { SERVICES, type LiveRules, type Service } from './live-rules.ts';
import { readOnlyRules } from './read-only-rules.ts';

/** What functions look for before they write, and clients whose write was denied. */
const SWITCH = 'config/maintenance';

export interface WritingPorts {
  documents: StoredDocuments;
  rules: LiveRules;
  /** waits until functions have noticed, and calls that were under way have ended */
  calm: () => Promise<unknown>;
  now: () => Date;
}

const text = z.object({ stringValue: z.string() });
const switchSchema = z.object({
  since: z.object({ timestampValue: z.string() }),
  rulesets: z.object({ mapValue: z.object({ fields: z.record(z.enum(SERVICES), text) }) }),
});

/**
 * Stops the writes of clients and functions: functions look for a document, clients meet rules that deny writes. Where
 * writing is stopped already it makes sure of that. Returns when no call is under way any more.
 */
export async function stopWriting({ documents, rules, calm, now }: WritingPorts): Promise<void> {
  const inForce = {
    firestore: await rules.inForce('firestore'),
    storage: await rules.inForce('storage'),
  };
  // a second run must not remember the rules that deny everything as those to go back to
  const isStopped = (await documents.find([SWITCH])).size > 0;
  if (!isStopped) {
    const name = (service: Service) => ({ stringValue: inForce[service].name });
    const fields = {
      since: { timestampValue: now().toISOString() },
      rulesets: {
        mapValue: { fields: { firestore: name('firestore'), storage: name('storage') } },
      },
    };
    await documents.write([{ set: { path: SWITCH, fields } }]);
  }
  for (const service of SERVICES) {
    const { source } = inForce[service];
    const readOnly = readOnlyRules(source);
    if (readOnly !== source) await rules.release(service, readOnly);
  }
  await calm();
}

/**
 * Lets clients and functions write again, under the rules that were in force before.
 * @returns since when writing was stopped; null when it was not
 */
export async function resumeWriting({
  documents,
  rules,
}: Pick<WritingPorts, 'documents' | 'rules'>): Promise<Date | null> {
  const found = (await documents.find([SWITCH])).get(SWITCH);
  if (!found) return null;
  const { since, rulesets } = switchSchema.parse(found.fields);
  for (const service of SERVICES) {
    await rules.bringBack(service, rulesets.mapValue.fields[service].stringValue);
  }
  await documents.write([{ delete: SWITCH }]);
  return new Date(since.timestampValue);
}
