/**
 * node bench/seats/mixed-load.ts <origin…>: people register, some of them twice at once, and the owner removes them
 * again, shared out over the origins of the instances, while a session and its registrations are looked at over and
 * over. Prints what became of it as JSON.
 */
import { aSeminar, aSession, anAdvisor, newId, store } from '../../functions/test/data.ts';
import { signUpByEmail, type SignedIn } from '../../functions/test/people.ts';
import { watchSeats } from '../../functions/test/seat-watch.ts';
import { db } from '../../functions/src/core/firestore.ts';
import { answerSchema } from './load-result.ts';
import { MIXED_PEOPLE, MIXED_SEATS, OPERATIONS, type MixedResult } from './mixed-result.ts';
import { post } from './post.ts';
import { signIn } from './sign-in.ts';

const AT_ONCE = 32;
const EXAMPLES = 5;

const origins = process.argv.slice(2);
const originOf = (index: number) => origins[index % origins.length] ?? '';

const people = await signIn(MIXED_PEOPLE);
const owner = await signUpByEmail(`${newId('owner')}@example.org`);
const advisor = await store('advisors', anAdvisor({ id: owner.uid }));
const seminar = await store('seminars', aSeminar(advisor.id));
const session = await store('sessions', aSession(seminar, { maxParticipants: MIXED_SEATS }));

const codes: Record<string, number> = {};

/** The answer a person got. Two requests in the same millisecond count as one: both succeed, for one seat. */
interface Told {
  fewestSeats: number;
  mostSeats: number;
  removals: number;
}
const told = new Map<string, Told>(
  people.map(({ uid }) => [uid, { fewestSeats: 0, mostSeats: 0, removals: 0 }]),
);

async function ask(index: number, name: string, idToken: string, data: object): Promise<string> {
  const answer = await post(`${originOf(index)}/${name}`, idToken, { data });
  const { error } = answerSchema.parse(answer);
  const code = error ? (error.details?.code ?? error.status) : `done: ${name}`;
  codes[code] = (codes[code] ?? 0) + 1;
  return code;
}

function register(index: number, person: SignedIn): Promise<string> {
  const name = { firstName: 'Jörg', lastName: 'Weiß-Özdemir', email: `${person.uid}@example.org` };
  const data = { who: 'self', sessionId: session.id, advisorId: advisor.id, ...name };
  return ask(index, 'registerForSession', person.idToken, data);
}

function toldOf({ uid }: SignedIn): Told {
  const found = told.get(uid);
  if (!found) throw new Error('nobody');
  return found;
}

/** One operation; a person who clicks twice makes two. @returns how many it was */
async function operate(index: number): Promise<number> {
  const person = people[Math.floor(Math.random() * people.length)];
  if (!person) throw new Error('nobody');
  if (index % 3 === 2) {
    const data = { sessionId: session.id, customerId: person.uid };
    const code = await ask(index, 'removeParticipant', owner.idToken, data);
    if (code.startsWith('done')) toldOf(person).removals += 1;
    return 1;
  }
  const clicks = index % 7 === 0 ? [0, 1] : [0];
  const answers = await Promise.all(clicks.map((click) => register(index + click, person)));
  const yes = answers.filter((code) => code.startsWith('done')).length;
  const before = toldOf(person);
  before.fewestSeats += Math.min(yes, 1);
  before.mostSeats += yes;
  return clicks.length;
}

let operations = 0;
let begun = 0;
const work = async () => {
  while (operations < OPERATIONS) {
    const made = await operate(begun++);
    operations += made;
  }
};
const started = performance.now();
const all = Promise.all(Array.from({ length: AT_ONCE }, work));
const { observations, violations } = await watchSeats(session.id, all);
const totalMs = performance.now() - started;

const seats = await db.collection(`sessions/${session.id}/registrations`).get();
const seated = new Set(seats.docs.map(({ id }) => id));
// each seat that was taken has its own confirmation, also those that are free again
const confirmations = await db
  .collection('mails')
  .where('session', '==', session.id)
  .where('kind', '==', 'registration-confirmation')
  .get();
const taken = new Map<string, number>();
for (const row of confirmations.docs) {
  const customer = String(row.get('customer'));
  taken.set(customer, (taken.get(customer) ?? 0) + 1);
}

function isMisled(person: SignedIn): boolean {
  const { fewestSeats, mostSeats, removals } = toldOf(person);
  const seatsTaken = taken.get(person.uid) ?? 0;
  const isSeated = seated.has(person.uid) ? 1 : 0;
  return seatsTaken < fewestSeats || seatsTaken > mostSeats || seatsTaken - removals !== isSeated;
}
const result: MixedResult = {
  operations,
  codes,
  observations,
  violations: violations.length,
  examples: violations.slice(0, EXAMPLES),
  misled: people.filter(isMisled).length,
  stored: seats.size,
  totalMs,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
