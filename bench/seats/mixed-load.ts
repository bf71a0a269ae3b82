/**
 * node bench/seats/mixed-load.ts <origin…>: people register, some of them twice at once, and the owner removes them
 * again, shared out over the origins of the instances, while a session and its registrations are looked at over and
 * over. Prints what became of it as JSON.
 */
import { aSeminar, aSession, anAdvisor, newId, store } from '../../functions/test/data.ts';
import { signUpByEmail, type SignedIn } from '../../functions/test/people.ts';
import { watchSeats } from '../../functions/test/seat-watch.ts';
import { db } from '../../functions/src/gateways/firestore.ts';
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
const seatsOf = new Map(people.map(({ uid }) => [uid, 0]));
const change = (uid: string, by: number) => seatsOf.set(uid, (seatsOf.get(uid) ?? 0) + by);

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

/** One operation; somebody who clicks twice makes two. @returns how many it was */
async function operate(index: number): Promise<number> {
  const person = people[Math.floor(Math.random() * people.length)];
  if (!person) throw new Error('nobody');
  if (index % 3 === 2) {
    const data = { sessionId: session.id, customerId: person.uid };
    const code = await ask(index, 'removeParticipant', owner.idToken, data);
    if (code.startsWith('done')) change(person.uid, -1);
    return 1;
  }
  const clicks = index % 7 === 0 ? [0, 1] : [0];
  const answers = await Promise.all(clicks.map((click) => register(index + click, person)));
  // two requests of one person in the same millisecond are one: both are told yes, for one seat
  if (answers.some((code) => code.startsWith('done'))) change(person.uid, 1);
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
const result: MixedResult = {
  operations,
  codes,
  observations,
  violations: violations.length,
  examples: violations.slice(0, EXAMPLES),
  misled: [...seatsOf].filter(([uid, count]) => count !== (seated.has(uid) ? 1 : 0)).length,
  stored: seats.size,
  totalMs,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
