import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { portalInFolder, sourceMapOf } from '@wbd/module/pointer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { originalStack } from '../operator/stack/original-stack.ts';
import { contentVersion } from './build-files.ts';
import { readDeployment } from './deployment-file.ts';
import { copyWorkspace } from './elsewhere.ts';
import { deployModule, folderPortal } from './index.ts';
import { deployShell } from './shell-deployment.ts';

const run = promisify(execFile);
const PATIENCE_MS = 300_000;

let copy: string;

beforeAll(() => {
  copy = copyWorkspace();
}, PATIENCE_MS);
afterAll(() => rmSync(copy, { recursive: true }), PATIENCE_MS);

async function buildIn(root: string, app: string): Promise<string> {
  await run(process.execPath, [path.join(root, 'libs/module/rspack/build.ts'), app], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return path.join(root, 'dist/apps', app);
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path.join(copy, file), text.replace(from, to));
}

/** Runs one export of a published script, without the page around it. Returns the stack of what that throws. */
function stackOf(name: string, script: string, url: string): string {
  const context = createContext({ document: { title: 'Probe' } });
  const run = `(() => {
    let found;
    const anything = new Proxy(() => {}, {
      get: (_target, key) => key === Symbol.toPrimitive ? () => '' : key === 'd' ? define : anything,
      apply: () => anything,
      construct: () => anything,
    });
    function define(_exports, getters) { found ??= getters.${name}; }
    const modules = Object.assign({}, ...globalThis.rspackChunkwbd_crm.map(([, ofChunk]) => ofChunk));
    for (const start of Object.values(modules)) start({}, {}, anything);
    try { found()({}); } catch (error) { return error.stack; }
  })()`;
  runInContext(readFileSync(script, 'utf8'), context, { filename: url });
  return z.string().parse(runInContext(run, context));
}

test(
  'the same source has the same version in every folder it is built in; a line more in a page gives another name to its chunk and to the entry alone',
  async () => {
    const here = contentVersion(await buildIn(WORKSPACE_ROOT, 'crm'));
    const build = await buildIn(copy, 'crm');
    expect(contentVersion(build)).toBe(here);
    const { files: before = [] } = readDeployment(build, 'crm');
    appendFileSync(
      path.join(copy, 'apps/crm/src/import/import-page.tsx'),
      'Object.assign(globalThis, { isChanged: true });\n',
    );
    const { files = [] } = readDeployment(await buildIn(copy, 'crm'), 'crm');
    expect(files).toHaveLength(before.length);
    const added = files.filter((file) => !before.includes(file));
    expect(added.map((file) => file.replace(/[0-9a-f]{10}/, '*'))).toEqual([
      'chunks/*.js',
      'remote-entry.*.js',
    ]);
  },
  PATIENCE_MS,
);

test(
  'a module that uses a new export of @wbd/ui is refused by the old shell and accepted by the next one; its stack traces resolve to the source',
  async () => {
    const www = path.join(copy, 'www');
    const env = {
      firebase: { apiKey: '', authDomain: '', projectId: '', storageBucket: '', appId: '' },
      region: '',
      remotesUrl: '/remotes.json',
    };
    await deployShell({ www, env, build: await buildIn(copy, 'shell') });

    appendFileSync(
      path.join(copy, 'libs/ui/src/index.ts'),
      "export { DIAL_LABEL } from './dial.ts';\n",
    );
    writeFileSync(path.join(copy, 'libs/ui/src/dial.ts'), "export const DIAL_LABEL = 'Regler';\n");
    change(
      'apps/crm/src/customers/crm-page.tsx',
      'export function CrmPage() {',
      "import { DIAL_LABEL } from '@wbd/ui';\nexport function CrmPage() {\n  if (document.title === DIAL_LABEL) return null;\n  throw new Error('Probe');",
    );
    const build = await buildIn(copy, 'crm');
    expect(readDeployment(build, 'crm').uses.exports['@wbd/ui']).toContain('DIAL_LABEL');
    await expect(deployModule(folderPortal(www), 'crm', build)).rejects.toThrow(
      'crm cannot be deployed: it needs DIAL_LABEL from @wbd/ui. Deploy the shell that has it first.',
    );

    await deployShell({ www, env, build: await buildIn(copy, 'shell') });
    const { name, version } = await deployModule(folderPortal(www), 'crm', build);
    expect(name).toBe('crm');

    const page = readDeployment(build, 'crm').preload.find((file) =>
      readFileSync(path.join(build, file), 'utf8').includes('CrmPage:'),
    );
    expect(await portalInFolder(www).store.list(`remotes/crm/${version}`)).toEqual([
      'deployment.json',
    ]);
    const served = `remotes/crm/files/${page ?? ''}`;
    const stack = stackOf('CrmPage', path.join(build, page ?? ''), `https://wbd.example/${served}`);
    expect(stack).toContain(`https://wbd.example/${served}:1:`);
    const { sourceMaps } = portalInFolder(www);
    const original = await originalStack(
      stack,
      async (script) => (await sourceMaps.readJson(sourceMapOf(script))).value,
    );
    const source = readFileSync(path.join(copy, 'apps/crm/src/customers/crm-page.tsx'), 'utf8');
    const line = source.split('\n').findIndex((text) => text.includes('Probe')) + 1;
    expect(original).toContain(
      `(apps/crm/src/customers/crm-page.tsx:${line}:13)\n        throw new Error('Probe');`,
    );
  },
  PATIENCE_MS,
);
