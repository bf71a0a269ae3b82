import { setTimeout as pause } from 'node:timers/promises';
import { ToolError } from '../../base/tool-error.ts';
import type { GoogleApi } from '../operator/google-api.ts';
import { lastExport } from '../operator/doctor/schedule-checks.ts';
import { REGION } from '../operator/setup/project.ts';

const INTERVAL_MS = 15_000;
const MOST_LOOKS = 80;

/**
 * Starts the nightly database export now, and waits for its end.
 * @throws ToolError when it cannot start, fails, or takes more than 20 minutes
 */
export async function forceExport(
  api: GoogleApi,
  project: string,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  const before = await lastExport(api, project);
  const job = `projects/${project}/locations/${REGION}/jobs/export-database`;
  const { status } = await api.send('POST', `https://cloudscheduler.googleapis.com/v1/${job}:run`);
  if (status !== 200) throw new ToolError(`Cloud Scheduler answers ${status} for ${job}.`);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await wait(INTERVAL_MS);
    const last = await lastExport(api, project);
    if (last === null || last.startTime === before?.startTime) continue;
    if (last.operationState === 'SUCCESSFUL') return;
    throw new ToolError(`The export of ${last.startTime} is ${last.operationState}.`);
  }
  throw new ToolError('The export has not ended after 20 minutes.');
}
