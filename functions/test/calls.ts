import { CALLS, type CallName } from '@wbd/domain/calls';
import { SWEEPS, type SweepName } from '@wbd/domain/reports';
import { callPath } from '@wbd/domain/rights';
import * as z from 'zod/mini';
import { functionsOrigin, projectId } from './environment.ts';

const errorSchema = z.object({
  message: z.string(),
  status: z.string(),
  details: z.optional(z.object({ code: z.string(), fields: z.optional(z.array(z.string())) })),
});
export const answerSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(errorSchema),
});

export interface Answer {
  status: number;
  result: unknown;
  error: z.infer<typeof errorSchema> | undefined;
}

const isCall = (name: string): name is CallName => name in CALLS;

/** Calls a callable over HTTP, as a browser does. */
export async function call(name: string, data: unknown, idToken?: string): Promise<Answer> {
  if (!isCall(name)) throw new Error(`There is no call ${name}.`);
  const answer = await fetch(`${functionsOrigin}/${projectId}/europe-west3/${callPath(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { result, error } = answerSchema.parse(await answer.json());
  return { status: answer.status, result, error };
}

/** Runs the schedule of a sweep like the platform, because the emulators have no scheduler. */
export async function runSchedule(name: SweepName): Promise<number> {
  // the emulator gives a trigger a new number whenever it loads the functions, and answers 204 for the ones before
  for (let generation = 0; ; generation++) {
    const answer = await fetch(
      `${functionsOrigin}/functions/projects/${projectId}/triggers/europe-west3-schedules-${SWEEPS[name]}-${generation}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    );
    if (answer.status !== 204) return answer.status;
  }
}
