import * as z from 'zod/mini';
import { ToolError } from '../../base/tool-error.ts';
import type { GitHub } from '../operator/ci/github.ts';

/** The commit status that `staging.yml` sets: pending when the delivery begins, success when it is complete. */
const DELIVERY = 'staging';
/** The commit status with the result of the smoke test. */
const SMOKE = 'smoke';

const MOST_COMMITS = 50;

const statusSchema = z.object({ context: z.string(), state: z.string() });

/** @returns the latest status with that name; null without one */
async function stateOf(
  github: GitHub,
  repository: string,
  commit: string,
  name: string,
): Promise<string | null> {
  const path = `repos/${repository}/commits/${commit}/statuses?per_page=100`;
  const text = await github.run(['api', path, '--jq', '.[] | {context, state}']);
  const statuses = linesOf(text).map((line) => statusSchema.parse(JSON.parse(line)));
  return statuses.find(({ context }) => context === name)?.state ?? null;
}

/**
 * Checks that staging runs exactly this commit: the last delivery was its own, and it succeeded.
 * @throws ToolError that names what staging runs instead
 */
export async function expectDelivered(
  github: GitHub,
  repository: string,
  commit: string,
): Promise<void> {
  const path = `repos/${repository}/commits?sha=main&per_page=${MOST_COMMITS}`;
  const commits = linesOf(await github.run(['api', path, '--jq', '.[].sha']));
  for (const latest of commits) {
    const state = await stateOf(github, repository, latest, DELIVERY);
    if (state === null) continue;
    if (latest !== commit) throw new ToolError(`${commit} was superseded on staging by ${latest}.`);
    if (state !== 'success') throw new ToolError(`The delivery of ${commit} is ${state}.`);
    return;
  }
  throw new ToolError(`${commit} was not delivered to staging.`);
}

export async function recordSmoke(
  github: GitHub,
  repository: string,
  commit: string,
  state: 'success' | 'failure',
): Promise<void> {
  const fields = ['-f', `context=${SMOKE}`, '-f', `state=${state}`];
  await github.run([
    'api',
    '--method',
    'POST',
    `repos/${repository}/statuses/${commit}`,
    ...fields,
  ]);
}

/** @throws ToolError unless the commit's latest smoke test passed */
export async function expectSmokePassed(
  github: GitHub,
  repository: string,
  commit: string,
): Promise<void> {
  const state = await stateOf(github, repository, commit, SMOKE);
  if (state === 'success') return;
  const reason = state === null ? 'has had no smoke test' : `has a smoke test with ${state}`;
  throw new ToolError(`${commit} ${reason}: npm run smoke, then promote again.`);
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
