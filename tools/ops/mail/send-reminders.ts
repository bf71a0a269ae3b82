/**
 * npm run reminders [-- --project wbd-production]
 *
 * Enqueues the reminders of the sessions that begin soon, as the schedule does every 15 minutes; the functions of the
 * project send them. Without a project, or with a demo project, it is the local portal; any other is reached with the
 * application default credentials.
 */
import { parseArgs } from 'node:util';
import { clientEnvironment } from '../../base/environment.ts';
import { resolvePorts } from '../../base/ports.ts';
import { failWith } from '../../base/tool-error.ts';
import { PROJECT_ID } from '../../base/workspace.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string', default: PROJECT_ID } } });
  const isLocal = values.project.startsWith('demo-');
  const local = isLocal ? clientEnvironment(resolvePorts(process.env)) : {};
  Object.assign(process.env, local, { GCLOUD_PROJECT: values.project });
  // the database is chosen by the environment when this is loaded
  const { enqueueReminders } =
    await import('../../../functions/src/mail/occasions/reminder/enqueue-reminders.service.ts');
  const { registrationsRepository } =
    await import('../../../functions/src/mail/occasions/registrations.repository.ts');
  const enqueued = await enqueueReminders({
    registrations: registrationsRepository,
    now: () => new Date(),
  });
  console.log(
    `${values.project}: ${enqueued.sessions} sessions begin within 24 hours, ${enqueued.reminders} people are reminded now.`,
  );
}

try {
  await main();
} catch (error) {
  failWith(error);
}
