/**
 * node bench/seats/load.ts <address…>: many people register for few seats at the same moment, shared out over the
 * addresses of registerForSession. Prints what became of it as JSON.
 */
import { aSeminar, aSession, anAdvisor, newId, store } from '../../functions/test/data.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { SignedIn } from '../../functions/test/people.ts';
import { db } from '../../functions/src/core/firestore.ts';
import { post } from './post.ts';
import { answerSchema, type LoadResult, PEOPLE, SEATS } from './load-result.ts';
import { signIn } from './sign-in.ts';

const WARM_UP_REQUESTS = 16;
const FULL = '(Ausgebucht)';

interface Attempt {
  code: string;
  message: string;
  milliseconds: number;
}

async function register(
  address: string,
  person: SignedIn,
  input: { sessionId: string; advisorId: string },
): Promise<Attempt> {
  const started = performance.now();
  const name = { firstName: 'Jörg', lastName: 'Weiß-Özdemir', email: `${person.uid}@example.org` };
  const data = { who: 'self', ...input, ...name };
  const { error } = answerSchema.parse(await post(address, person.idToken, { data }));
  return {
    code: error ? (error.details?.code ?? error.status) : 'registered',
    message: error?.message ?? '',
    milliseconds: performance.now() - started,
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** Progress goes to stderr: the result alone is printed. */
const began = performance.now();
function note(what: string): void {
  console.error(`  ${((performance.now() - began) / 1000).toFixed(1)} s: ${what}`);
}

const addresses = process.argv.slice(2);
const addressOf = (index: number) => addresses[index % addresses.length] ?? '';

const people = await signIn(PEOPLE);
note(`${people.length} people signed in by phone`);
const advisor = await store('advisors', anAdvisor());
const seminar = await store('seminars', aSeminar(advisor.id));
const session = await store('sessions', aSession(seminar, { maxParticipants: SEATS }));
const input = { sessionId: session.id, advisorId: advisor.id };

const nowhere = { sessionId: newId('none'), advisorId: advisor.id };
await Promise.all(
  people.slice(0, WARM_UP_REQUESTS).map((one, index) => register(addressOf(index), one, nowhere)),
);
note('warmed up');
// do not measure triggers of the warm-up and the documents above
await delay(2_000);

const started = performance.now();
const attempts = await Promise.all(
  people.map((person, index) => register(addressOf(index), person, input)),
);
const totalMs = performance.now() - started;

note('everyone was answered');

const stored = await db.collection(`sessions/${session.id}/registrations`).count().get();
const counted: unknown = (await db.doc(`sessions/${session.id}`).get()).get('registrationCount');
const codes: Record<string, number> = {};
for (const { code } of attempts) codes[code] = (codes[code] ?? 0) + 1;
const result: LoadResult = {
  codes,
  toldFull: attempts.filter((one) => one.code === 'session/full' && one.message.includes(FULL))
    .length,
  stored: stored.data().count,
  counted: Number(counted),
  p99Ms: percentile(
    attempts.map(({ milliseconds }) => milliseconds),
    0.99,
  ),
  totalMs,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
