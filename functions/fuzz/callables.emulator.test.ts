import '../test/own-project.ts';
import './environment.ts';
import { patient } from '@wbd/tools/host-speed';
import fc from 'fast-check';
import { errorTexts, isErrorCode } from '@wbd/domain/errors';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import type * as z from 'zod/mini';
import { db } from '../src/core/firestore.ts';
import { inputLike } from '../test/arbitrary.ts';
import { answerSchema } from '../test/calls.ts';
import { allDocuments } from '../test/documents.ts';
import { emptyProject } from '../test/empty-project.ts';
import { fuzzSeed, tries } from '@wbd/tools/tries';
import { inputs, knownValues } from './calls.ts';
import { harmDone } from './harm.ts';
import { likelyInputs } from './likely.ts';
import { leak } from './secrets.ts';
import { callables, serveCallables, type FuzzServer } from './server.ts';
import { allowSigning } from '../test/signing.ts';
import { createWorld } from './world.ts';

/** inputs for each callable in one round */
const RUNS = tries(60, 2500);
/** Rounds go on until one input gets past the schema: lists of people are seldom such as can be imported. */
const MOST_ROUNDS = 12;
/** calls after which limits are forgotten: they would answer most of the rest before anything else does */
const LIMIT_RESET = 10;
/** Calls whose world is complete only when one of them gets a result, not just past the schema. */
const SUCCEED: ReadonlySet<string> = new Set([
  'buyFilm',
  'changeFilmOffer',
  'changeTeam',
  'connectFilmSeller',
  'filmPaper',
  'ownTeam',
  'refundFilmSale',
  'saveFilmOffer',
  'setFilmSeller',
  'videoUrl',
]);
/** a member of a team cannot found one */
const WITHOUT_TEAM: ReadonlySet<string> = new Set(['foundTeam']);
const TURNED_AWAY: ReadonlySet<string> = new Set(['auth/required', 'input/invalid']);

let server: FuzzServer;
let stopSigning: () => void;

beforeAll(async () => {
  stopSigning = allowSigning();
  server = await serveCallables();
});
afterAll(() => {
  server.close();
  stopSigning();
});

async function post(name: string, data: unknown, idToken: string | null) {
  const answer = await fetch(`${server.origin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken !== null && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: answer.status, ...answerSchema.parse(await answer.json()) };
}

/** Says what is wrong with an answer, null when it is a result or a refusal in proper words. */
function complaint({ status, error }: Awaited<ReturnType<typeof post>>): string | null {
  if (!error) return status === 200 ? null : `status ${status} without an error`;
  // the platform's own answer to a login that has been erased meanwhile
  if (status === 401 && !error.details) return null;
  const code = error.details?.code;
  if (status >= 500 && code === 'internal') return 'it failed';
  if (!isErrorCode(code)) return `no code of ours: ${JSON.stringify(error)}`;
  return error.message === errorTexts[code] ? null : `not our words: ${error.message}`;
}

async function forgetLimits(): Promise<void> {
  const { docs } = await db.collection('rateLimits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

test('every callable is fuzzed', () => {
  expect([...callables.keys()].toSorted()).toEqual(Object.keys(inputs).toSorted());
});

test.each(Object.entries(inputs))(
  '%s answers every input in German, and harms no one',
  { timeout: patient(600_000) },
  async (name, schema: z.ZodMiniType) => {
    onTestFailed(() => void process.stdout.write(`Repeat it with WBD_FUZZ_SEED=${fuzzSeed}\n`));
    // another call may have erased the caller, and what it has left behind slows this one down
    await emptyProject();
    const world = await createWorld({ hasTeams: !WITHOUT_TEAM.has(name) });
    const tokens = { me: world.me.login.idToken, visitor: world.visitor.idToken, nobody: null };
    const likely = likelyInputs(world)[name];
    const calls = fc.record({
      data: fc.oneof(
        { weight: 4, arbitrary: inputLike(schema, knownValues(world)) },
        ...(likely ? [{ weight: 4, arbitrary: likely }] : []),
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      caller: fc.constantFrom('me' as const, 'me' as const, 'visitor' as const, 'nobody' as const),
    });
    const sample = (round: number) => fc.sample(calls, { numRuns: RUNS, seed: fuzzSeed + round });
    const before = await allDocuments();
    const complaints: string[] = [];
    let gotPast = false;
    let succeeded = !SUCCEED.has(name);
    for (let round = 0; !(gotPast && succeeded) && round < MOST_ROUNDS; round++) {
      // one after another: side by side they wait for each other's transactions, and take longer
      for (const [index, { data, caller }] of sample(round).entries()) {
        if (index % LIMIT_RESET === 0) await forgetLimits();
        const answer = await post(name, data, tokens[caller]);
        const outcome = answer.error ? (answer.error.details?.code ?? 'auth/required') : 'result';
        succeeded ||= outcome === 'result';
        gotPast ||= !TURNED_AWAY.has(outcome);
        const wrong =
          complaint(answer) ?? leak({ name, data, caller, result: answer.result }, world);
        if (wrong)
          complaints.push(`${caller} sent ${JSON.stringify(data).slice(0, 500)}: ${wrong}`);
      }
    }
    expect(complaints).toEqual([]);
    // else nothing but the schema was tried
    expect(gotPast).toBe(true);
    expect(succeeded).toBe(true);
    expect(harmDone(before, await allDocuments(), world)).toEqual([]);
  },
);
