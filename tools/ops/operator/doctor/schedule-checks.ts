import { SCHEDULES } from '@wbd/domain/reports';
import * as z from 'zod/mini';
import type { GoogleApi } from '../google-api.ts';
import { COPY_OF_FILES, TRANSFER, transferJobsOf } from '../setup/backups.ts';
import { REGION } from '../setup/project.ts';
import { read } from '../setup/resource.ts';
import { listed, type Check } from './check.ts';
import { readList, type Examined } from './examined.ts';

const jobSchema = z.object({
  name: z.string(),
  state: z.optional(z.string()),
  status: z.optional(z.object({ code: z._default(z.int(), 0) })),
});
const operationSchema = z.object({
  metadata: z._default(
    z.looseObject({
      '@type': z._default(z.string(), ''),
      operationState: z._default(z.string(), ''),
      startTime: z._default(z.string(), ''),
    }),
    { '@type': '', operationState: '', startTime: '' },
  ),
});

const transferJobSchema = z.object({
  description: z._default(z.string(), ''),
  latestOperationName: z._default(z.string(), ''),
});
const transferSchema = z.object({
  metadata: z.object({
    status: z._default(z.string(), ''),
    startTime: z._default(z.string(), ''),
  }),
});
/**
 * States of a running transfer
 * (https://cloud.google.com/ruby/docs/reference/google-cloud-storage_transfer-v1/latest/Google-Cloud-StorageTransfer-V1-TransferOperation-Status).
 */
const UNDER_WAY = ['IN_PROGRESS', 'QUEUED'];

/** The job of a schedule with the function `schedules-<name>` (`scheduleIdForFunction` of firebase-tools 15.34). */
const jobOf = (name: string) => `firebase-schedule-schedules-${name}-${REGION}`;

/** The last completed database export; null without one. */
export async function lastExport(
  api: GoogleApi,
  project: string,
): Promise<{ startTime: string; operationState: string } | null> {
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/operations`;
  const operations = await readList(api, address, 'operations', operationSchema);
  const ended = operations
    .map(({ metadata }) => metadata)
    .filter((metadata) => metadata['@type'].endsWith('.ExportDocumentsMetadata'))
    .toSorted((one, other) => (one.startTime < other.startTime ? 1 : -1))
    .find(({ operationState }) => operationState !== 'PROCESSING');
  return ended ?? null;
}

/** Checks schedules and the results of their last runs. */
export function scheduleChecks({ project, api }: Examined): Check[] {
  const { id } = project;
  const scheduled = Object.keys(SCHEDULES).map(jobOf);
  return [
    {
      name: 'schedules run, and their last run ended well',
      fix: `npx firebase deploy --only functions --force --project ${id} for a missing one; the others say why in Cloud Logging, resource.type="cloud_scheduler_job"`,
      run: async () => {
        const address = `https://cloudscheduler.googleapis.com/v1/projects/${id}/locations/${REGION}/jobs`;
        const jobs = await readList(api, address, 'jobs', jobSchema);
        const nameOf = ({ name }: { name: string }) => name.slice(name.lastIndexOf('/') + 1);
        const missing = scheduled.filter((one) => !jobs.some((job) => nameOf(job) === one));
        const paused = jobs.filter(({ state }) => state !== undefined && state !== 'ENABLED');
        // failures are 1 to 16 (google.rpc.Code); a job that never ran has no code
        const failed = jobs.filter(({ status }) => status !== undefined && status.code > 0);
        const problems = [
          listed('missing:', missing),
          listed('paused:', paused.map(nameOf)),
          listed('failed:', failed.map(nameOf)),
        ];
        return problems.filter((one) => one !== null).join('; ') || null;
      },
    },
    {
      name: 'the last export of the database succeeded',
      fix: `Cloud Scheduler → export-database → Force run, then gcloud firestore operations list --project ${id}`,
      run: async () => {
        const last = await lastExport(api, id);
        if (!last) return 'there is none';
        return last.operationState === 'SUCCESSFUL'
          ? null
          : `that of ${last.startTime} is ${last.operationState}`;
      },
    },
    {
      name: 'the last copy of the files succeeded',
      fix: 'Storage Transfer → the job → Run now; its log names the right or the file',
      run: async () => {
        const jobs = await readList(api, transferJobsOf(id), 'transferJobs', transferJobSchema);
        const job = jobs.find(({ description }) => description === COPY_OF_FILES);
        if (!job || job.latestOperationName === '') return 'there is none';
        const answer = await read(api, `${TRANSFER}/${job.latestOperationName}`, 'copy');
        const { status, startTime } = transferSchema.parse(answer).metadata;
        return status === 'SUCCESS' || UNDER_WAY.includes(status)
          ? null
          : `that of ${startTime} is ${status}`;
      },
    },
  ];
}
