import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { optionsNow, VERBS } from '../../ops/operator/operate.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const home = mkdtempSync(path.join(tmpdir(), 'commands-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const documents = ['*.md', 'docs/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }));
const blocksOf = (text: string) =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);

/** Values that the reader of a page other than the first one has already set. */
const VALUES = { PROJECT: 'wbd-example', DOMAIN: 'wbd.example', NAME: 'crm', REPO: 'wbd/portal' };

/**
 * Options of the commands that documents use, as the references list them (https://cloud.google.com/sdk/gcloud/reference); `project`: the command
 * is about a project and has to name it.
 */
const GCLOUD: Readonly<Record<string, { options: string[]; project: boolean }>> = {
  'auth login': { options: [], project: false },
  'auth application-default login': { options: [], project: false },
  'auth application-default set-quota-project': { options: [], project: false },
  'auth print-identity-token': {
    options: ['include-email', 'impersonate-service-account', 'audiences'],
    project: false,
  },
  'billing projects link': { options: ['billing-account'], project: false },
  'services enable': { options: [], project: true },
  'recaptcha keys create': {
    options: ['display-name', 'web', 'integration-type', 'domains'],
    project: true,
  },
  'firestore indexes composite list': { options: ['format', 'database'], project: true },
  'firestore fields ttls list': { options: ['format', 'database'], project: true },
  'firestore operations list': { options: ['database'], project: true },
  'firestore backups list': { options: ['location'], project: true },
  'firestore databases restore': {
    options: ['source-backup', 'destination-database'],
    project: true,
  },
  'firestore databases clone': {
    options: ['source-database', 'snapshot-time', 'destination-database'],
    project: true,
  },
  'scheduler jobs list': { options: ['location'], project: true },
  'run services update-traffic': { options: ['region', 'to-revisions'], project: true },
  'projects describe': { options: ['format'], project: false },
  'storage cp': { options: ['cache-control'], project: false },
  'storage restore': { options: [], project: false },
};

const firebaseCommands = path.join(
  path.dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json')),
  'lib/commands',
);
/** Commands of firebase-tools that need no project. */
const WITHOUT_PROJECT = ['login', 'projects:create', 'emulators:start'];
/** Verbs of the operator's command that only read files. */
const OFFLINE = ['check'];

/** The error that the real command would report; null when it may run. */
function refusal(program: string, args: readonly string[]): string | null {
  if (args.some((arg) => arg === '' || /^--[\w-]+=$/.test(arg))) return 'an empty value';
  if (program === 'gcloud') return refusalOfGcloud(args);
  if (program === 'firebase') return refusalOfFirebase(args);
  const [verb = '', ...rest] = args.slice(args.indexOf('--') + 1);
  if (args.includes('operator')) {
    if (!VERBS.includes(verb)) return 'an unknown command';
    const unknown = optionsOf(rest).find((one) => !(one in optionsNow()));
    if (unknown !== undefined) return `the unknown option --${unknown}`;
  }
  const isAboutProject =
    (args.includes('operator') && !OFFLINE.includes(verb)) ||
    (args.includes('migrate') && args.includes('--'));
  return isAboutProject && !args.includes('--project') ? 'no project' : null;
}

const optionsOf = (args: readonly string[]) =>
  args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2).replace(/=.*/s, ''));

function refusalOfGcloud(args: readonly string[]): string | null {
  const name = Object.keys(GCLOUD).find((one) => args.join(' ').startsWith(one));
  const command = name === undefined ? undefined : GCLOUD[name];
  if (!command) return 'an unknown command';
  const given = optionsOf(args);
  const unknown = given.find((one) => one !== 'project' && !command.options.includes(one));
  if (unknown !== undefined) return `the unknown option --${unknown}`;
  return command.project && !given.includes('project') ? 'no project' : null;
}

function refusalOfFirebase([name = '', ...args]: readonly string[]): string | null {
  const file = path.join(firebaseCommands, `${name.replaceAll(':', '-')}.js`);
  const source = globSync(file).length === 1 ? readFileSync(file, 'utf8') : null;
  if (source === null) return 'an unknown command';
  const known = [...source.matchAll(/\.(?:option|withForce)\(\s*"?(?:-\w, )?--([\w-]+)/g)].map(
    ([, option = '']) => option,
  );
  if (source.includes('.withForce(')) known.push('force');
  const unknown = optionsOf(args).find(
    (one) => !['project', 'non-interactive', ...known].includes(one),
  );
  if (unknown !== undefined) return `the unknown option --${unknown}`;
  return WITHOUT_PROJECT.includes(name) || args.includes('--project') ? null : 'no project';
}

/** Runs the blocks of a document in order, with stand-ins for every program that would use the network. */
function runBlocks(text: string): { status: number | null; errors: string; calls: string[][] } {
  const place = mkdtempSync(path.join(home, 'place-'));
  const bin = path.join(place, 'bin');
  mkdirSync(bin);
  // a stand-in only records its arguments; this process judges them
  const note = `#!/bin/bash
    printf '%s\\0' "$(basename "$0")" "$@" >> ${place}/calls
    printf '\\n\\0' >> ${place}/calls
    case "$*" in *secrets:access*|*print-identity-token*) echo value ;; esac
    [ -t 0 ] || cat > /dev/null\n`;
  for (const program of ['gcloud', 'npx', 'npm', 'gsutil', 'curl', 'openssl', 'node']) {
    writeFileSync(path.join(bin, program), note);
    chmodSync(path.join(bin, program), 0o755);
  }
  for (const file of globSync('apps/*/module.json', { cwd: root })) {
    cpSync(path.join(root, file), path.join(place, file), { recursive: true });
  }
  mkdirSync(path.join(place, 'functions'));
  mkdirSync(path.join(place, 'intro/video'), { recursive: true });
  mkdirSync(path.join(place, 'intro/thumb'), { recursive: true });
  writeFileSync(path.join(place, 'calls'), '');
  writeFileSync(path.join(place, 'blocks.sh'), blocksOf(text).join('\n'));
  const { status, stderr } = spawnSync(
    'bash',
    ['--norc', '-euo', 'pipefail', path.join(place, 'blocks.sh')],
    {
      cwd: place,
      encoding: 'utf8',
      input: '',
      env: { PATH: `${bin}:/usr/bin:/bin`, HOME: place, ...VALUES },
    },
  );
  const calls = readFileSync(path.join(place, 'calls'), 'utf8')
    .split('\n\0')
    .filter((call) => call !== '')
    .map((call) => call.split('\0').slice(0, -1));
  for (const written of globSync('functions/.env.*', { cwd: place })) {
    const empty = readFileSync(path.join(place, written), 'utf8').match(/^\w+=("")?$/m);
    if (empty) return { status: 1, errors: `${written} has an empty setting: ${empty[0]}`, calls };
  }
  return { status, errors: stderr, calls };
}

const programOf = ([program = '', ...args]: readonly string[]): [string, string[]] =>
  program === 'npx' && args[0] === 'firebase' ? ['firebase', args.slice(1)] : [program, args];

function refusals(calls: readonly string[][]): string[] {
  return calls.flatMap((call) => {
    const [program, args] = programOf(call);
    const why = refusal(program, args);
    return why === null ? [] : [`${call.join(' ')}: ${why}`];
  });
}

const withBlocks = documents.filter((file) => blocksOf(read(file)).length > 0);

test.each(withBlocks)('%s: each command block runs in an empty home folder', (file) => {
  const { status, errors, calls } = runBlocks(read(file));
  expect(errors).toBe('');
  expect(status).toBe(0);
  expect(calls.length).toBeGreaterThan(0);
  expect(refusals(calls)).toEqual([]);
});

test('commands in sentences and tables name the project as well', () => {
  const wrong = documents.flatMap((file) =>
    [
      ...read(file)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`((?:gcloud|npx firebase) [a-z][^`]+)`/g),
    ]
      .map(([, command = '']) => command.replace(/\s+/g, ' ').replaceAll(/<[^>]*>|…/g, 'x'))
      .filter((command) => {
        const [program, args] = programOf(command.replaceAll(/["']/g, '').split(' '));
        const why = refusal(program, args);
        return why !== null && why !== 'an unknown command';
      })
      .map((command) => `${file}: ${command}`),
  );
  expect(wrong).toEqual([]);
});

test('sentences and tables mention only existing commands and options of the operator', () => {
  const wrong = documents.flatMap((file) =>
    [...read(file).matchAll(/`(?:npm run )?operator -- ([^`]+)`/g)]
      .map(([, words = '']) => `npm run operator -- ${words}`.split(/\s+/))
      .filter(([program = '', ...args]) => (refusal(program, args) ?? '').includes('unknown'))
      .map((command) => `${file}: ${command.join(' ')}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['npm run operator -- make-admni anna@example.org --project $PROJECT', 'an unknown command'],
  ['npm run operator -- setup --budgte 100 --project $PROJECT', 'the unknown option --budgte'],
  ['npx firebase deploy --only hosting', 'no project'],
  [
    'npx firebase functions:secrets:set NAME --data-fil - --project $PROJECT',
    'the unknown option --data-fil',
  ],
  ['gcloud services enable x.googleapis.com', 'no project'],
  [
    'gcloud recaptcha keys create --domain=$DOMAIN --project $PROJECT',
    'the unknown option --domain',
  ],
  ['EMPTY=; npx firebase deploy --project "$EMPTY"', 'an empty value'],
  ['npm run operator -- make-admin anna@example.org', 'no project'],
])('refuses: %s', (command, why) => {
  const { calls } = runBlocks(`\`\`\`sh\n${command}\n\`\`\`\n`);
  expect(refusals(calls)).toEqual([expect.stringContaining(`: ${why}`)]);
});

test('no firebase-tools command relies on a default project', () => {
  expect(globSync('.firebaserc', { cwd: root })).toEqual([]);
});

test('docs/first-deployment.md lists every patch of the emulators', () => {
  const [header = ''] = read('tools/dev/emulators/firebase-cli.ts').split('*/');
  const changes = header.match(/^ \* - /gm) ?? [];
  const [, table = ''] = read('docs/first-deployment.md').split('| change of the emulators');
  const [rows = ''] = table.split('\n\n');
  expect(rows.match(/^\| [^-]/gm)).toHaveLength(changes.length);
});

test('an undefined variable, and one that leaves a setting empty, stop a block', () => {
  expect(runBlocks('```sh\nnpx firebase deploy --project $PROJEKT\n```\n').errors).toContain(
    'PROJEKT: unbound variable',
  );
  const printed =
    "```sh\nEMPTY=\nprintf 'MODULES_BUCKET=%s\\n' $EMPTY > functions/.env.x\nnpm ci\n```\n";
  expect(runBlocks(printed).errors).toContain('MODULES_BUCKET=');
});
