import * as z from 'zod/mini';
import { backupAccount } from './accounts.ts';
import { bucketRights } from './buckets.ts';
import { backupBucket, REGION, type SetupProject } from './project.ts';
import { restResource, type Resource } from './resource.ts';
import { requestedAgent } from './service-agents.ts';

const SCHEDULER = 'https://cloudscheduler.googleapis.com/v1';
export const TRANSFER = 'https://storagetransfer.googleapis.com/v1';
const DATASTORE_SCOPE = 'https://www.googleapis.com/auth/datastore';

/** Nightly copies into several regions: an export of the database, and new files. */
export function backups(project: SetupProject): Resource[] {
  return [nightlyExport(project), ...nightlyFiles(project)];
}

/** Backups of the database lie in its region; the export survives the loss of that region. */
function nightlyExport(project: SetupProject): Resource {
  const { id } = project;
  const parent = `${SCHEDULER}/projects/${id}/locations/${REGION}/jobs`;
  const name = `projects/${id}/locations/${REGION}/jobs/export-database`;
  const order = { outputUriPrefix: `gs://${backupBucket(project)}` };
  const wanted = {
    schedule: '15 2 * * *',
    timeZone: 'Europe/Berlin',
    httpTarget: {
      uri: `https://firestore.googleapis.com/v1/projects/${id}/databases/(default):exportDocuments`,
      httpMethod: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(JSON.stringify(order)).toString('base64'),
      oauthToken: { serviceAccountEmail: backupAccount(project), scope: DATASTORE_SCOPE },
    },
  };
  return restResource({
    name: 'export of the database every night',
    address: `${SCHEDULER}/${name}`,
    wanted,
    create: { method: 'POST', address: parent, body: { name, ...wanted } },
    update: () => ({ method: 'PATCH', address: `${SCHEDULER}/${name}`, body: wanted }),
  });
}

const jobsSchema = z.object({
  transferJobs: z._default(
    z.array(z.looseObject({ name: z.string(), description: z.optional(z.string()) })),
    [],
  ),
});

/** The job that copies files, in the form of the Storage Transfer API. */
export const COPY_OF_FILES = 'files of the portal every night';

export const transferJobsOf = (id: string) =>
  `${TRANSFER}/transferJobs?filter=${encodeURIComponent(JSON.stringify({ projectId: id }))}`;

function nightlyFiles(project: SetupProject): Resource[] {
  const { id, number, filesBucket } = project;
  const description = COPY_OF_FILES;
  // the name that the service gives its own account in each project
  const agent = `serviceAccount:project-${number}@storage-transfer-service.iam.gserviceaccount.com`;
  const wanted = {
    description,
    status: 'ENABLED',
    transferSpec: {
      gcsDataSource: { bucketName: filesBucket },
      gcsDataSink: { bucketName: backupBucket(project), path: 'files/' },
      // deleted files stay in the copy until its lifecycle ends them
      transferOptions: { overwriteWhen: 'DIFFERENT' },
    },
    schedule: {
      scheduleStartDate: { year: 2026, month: 1, day: 1 },
      startTimeOfDay: { hours: 1, minutes: 30 },
      repeatInterval: '86400s',
    },
  };
  return [
    requestedAgent('account of Storage Transfer', `${TRANSFER}/googleServiceAccounts/${id}`),
    bucketRights(filesBucket, [
      { role: 'roles/storage.objectViewer', members: [agent] },
      { role: 'roles/storage.legacyBucketReader', members: [agent] },
    ]),
    bucketRights(backupBucket(project), [
      { role: 'roles/storage.objectUser', members: [agent] },
      { role: 'roles/storage.legacyBucketWriter', members: [agent] },
    ]),
    restResource({
      name: `copy of ${description}`,
      address: transferJobsOf(id),
      pick: (answer) =>
        jobsSchema.parse(answer ?? {}).transferJobs.find((job) => job.description === description),
      wanted,
      create: {
        method: 'POST',
        address: `${TRANSFER}/transferJobs`,
        body: { projectId: id, ...wanted },
      },
      update: (current) => ({
        method: 'PATCH',
        address: `${TRANSFER}/${z.object({ name: z.string() }).parse(current).name}`,
        body: { projectId: id, transferJob: wanted },
      }),
    }),
  ];
}
