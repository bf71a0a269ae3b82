/**
 * npm run migrate -- <name> [--dry-run] [--project wbd-production]
 *
 * Changes what is stored, as the migration of that name says; without a name it lists them. Without a project, or with a
 * demo project, it is the local portal; any other is reached with the application default credentials.
 */
import { parseArgs } from 'node:util';
import { clientEnvironment } from '../../base/environment.ts';
import { resolvePorts } from '../../base/ports.ts';
import { failWith, ToolError } from '../../base/tool-error.ts';
import { PROJECT_ID } from '../../base/workspace.ts';
import { MIGRATIONS } from './list.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      project: { type: 'string', default: PROJECT_ID },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  const known = MIGRATIONS.map((one) => one.name).join('\n');
  if (name === undefined) {
    console.log(known);
    return;
  }
  const migration = MIGRATIONS.find((one) => one.name === name);
  if (!migration) throw new ToolError(`No migration is called ${name}. There are:\n${known}`);

  const { project, 'dry-run': dryRun } = values;
  const local = project.startsWith('demo-') ? clientEnvironment(resolvePorts(process.env)) : {};
  Object.assign(process.env, local, { GCLOUD_PROJECT: project });
  // the database is chosen by the environment when this is loaded
  const { runMigration } = await import('./run-migration.ts');
  const { read, changed, unreadable } = await runMigration(migration, { dryRun });
  const verb = dryRun ? 'would change' : 'changed';
  console.log(`${project}: ${name} read ${read} documents and ${verb} ${changed}.`);
  for (const path of unreadable) console.log(`does not fit its schema and was left: ${path}`);
  if (unreadable.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  failWith(error);
}
