/**
 * `npm run new:module -- <name> [--title …] [--path /intern/…] [--access <capability>|admin] [--description …] [--icon …]
 * [--order …] [--collection <plural>]`: creates a portal module that builds and can be deployed.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { TILE_ICONS } from '@wbd/module';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { createModule } from './create-module.ts';

const text = { type: 'string' } as const;
const options = {
  title: text,
  path: text,
  access: text,
  description: text,
  icon: text,
  order: text,
  collection: text,
};

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name] = positionals;
  if (!name) throw new Error('Which name? As in: npm run new:module -- expert-videos');
  const { title = nameInWords(name), access = 'portal', order } = values;
  const files = await createModule(WORKSPACE_ROOT, {
    name,
    title,
    path: values.path ?? `/intern/${name}`,
    access,
    description: values.description ?? `Alles rund um ${title}`,
    icon: values.icon ?? TILE_ICONS[0],
    order: order === undefined ? undefined : Number(order),
    collection: values.collection,
  });
  updateLockFile();
  if (values.collection !== undefined) runNpm(['run', 'docs:records'], 'The records of processing');
  for (const file of [...files, 'package-lock.json']) console.log(file);
  console.log(`npm run deploy:module -- ${name} shows it in the portal that runs.`);
  console.log('By hand, before it is committed: who reviews it.');
  console.log(`.github/CODEOWNERS: /apps/${name}/ @wbd/<team>`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function nameInWords(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Writes the new package into package-lock.json, or `npm ci` refuses to install. Nothing is fetched for that. */
function updateLockFile(): void {
  runNpm(['install', '--package-lock-only', '--ignore-scripts', '--offline'], 'package-lock.json');
}

function runNpm(args: readonly string[], updated: string): void {
  // npm is a script on Windows, which only the shell finds
  const shell = process.platform === 'win32';
  const { status, stderr } = spawnSync('npm', args, {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
    shell,
  });
  if (status !== 0) throw new Error(`${updated} could not be brought up to date:\n${stderr}`);
}
