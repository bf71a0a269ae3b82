import type { GoogleApi } from '../google-api.ts';
import { accounts } from './accounts.ts';
import { alerts } from './alerts.ts';
import { apis } from './apis.ts';
import { backups } from './backups.ts';
import { buckets } from './buckets.ts';
import { database } from './database.ts';
import { deployers } from './deployers.ts';
import { budget, logs } from './logs-and-budget.ts';
import type { SetupProject } from './project.ts';
import type { Pause, Resource } from './resource.ts';
import { secrets } from './secrets.ts';
import { serviceAgents } from './service-agents.ts';
import { signIn } from './sign-in.ts';

/** Everything that a project needs, each after what it needs itself. */
export function portalResources(project: SetupProject): Resource[] {
  return [
    apis(project),
    ...database(project),
    ...buckets(project),
    ...serviceAgents(project),
    ...accounts(project),
    ...deployers(project),
    ...secrets(project),
    ...signIn(project),
    logs(project),
    ...backups(project),
    ...alerts(project),
    budget(project),
  ];
}

export interface SetUp {
  changed: number;
  unchanged: number;
  /** what could not be done, and why */
  failed: string[];
}

/**
 * Brings the project to the state of the resources. Correct parts stay untouched, so it can run again at any time; a
 * failure does not stop the rest.
 * @param log receives a line for each change
 */
export async function setUp(
  api: GoogleApi,
  resources: readonly Resource[],
  { dryRun, log, pause }: { dryRun: boolean; log: (line: string) => void; pause: Pause },
): Promise<SetUp> {
  const result: SetUp = { changed: 0, unchanged: 0, failed: [] };
  for (const resource of resources) {
    const { name } = resource;
    try {
      const change = await resource.plan(api);
      if (!change) {
        result.unchanged += 1;
        continue;
      }
      log(`${dryRun ? 'would ' : ''}${change.what}: ${name}`);
      if (!dryRun) await change.apply(pause);
      result.changed += 1;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      result.failed.push(`${name}: ${why}`);
      log(`FAILED ${name}: ${why}`);
    }
  }
  return result;
}
