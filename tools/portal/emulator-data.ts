import * as z from 'zod/mini';
import type { Ports } from '../emulators/ports.ts';
import { HOST, PROJECT_ID } from '../emulators/workspace.ts';
import { mailboxUrl } from '../emulators/mailbox.ts';

const countSchema = z.array(
  z.object({
    result: z.object({
      aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }),
    }),
  }),
);
const codesSchema = z.object({
  verificationCodes: z.optional(z.array(z.object({ phoneNumber: z.string(), code: z.string() }))),
});

/** The one-time codes the Auth emulator would have sent, newest first. */
export async function lastCodes(ports: Ports): Promise<{ phoneNumber: string; code: string }[]> {
  const url = `http://${HOST}:${ports.auth}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`;
  const answer = await fetch(url);
  const { verificationCodes = [] } = codesSchema.parse(await answer.json());
  return verificationCodes.toReversed();
}

/** What the emulators and the inbox hold, in words. */
export async function describeData(ports: Ports): Promise<string> {
  const [customers, sessions, registrations, mails] = await Promise.all([
    count(ports, 'customers'),
    count(ports, 'sessions'),
    count(ports, 'registrations'),
    countMails(ports),
  ]);
  return [
    plural(customers, 'customer'),
    plural(sessions, 'session'),
    plural(registrations, 'registration'),
    plural(mails, 'mail'),
  ].join(', ');
}

function plural(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

async function count(ports: Ports, collectionId: string): Promise<number> {
  const url = `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runAggregationQuery`;
  const structuredQuery = { from: [{ collectionId, allDescendants: true }] };
  const aggregations = [{ alias: 'count', count: {} }];
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } }),
  });
  const [first] = countSchema.parse(await answer.json());
  return Number(first?.result.aggregateFields.count.integerValue ?? 0);
}

async function countMails(ports: Ports): Promise<number> {
  const answer = await fetch(`${mailboxUrl(ports)}/email`);
  return z.array(z.unknown()).parse(await answer.json()).length;
}
