import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKSPACE_ROOT } from '../emulators/workspace.ts';
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

test(
  'the same source has the same version in every folder it is built in',
  async () => {
    const here = contentVersion(await buildIn(WORKSPACE_ROOT, 'crm'));
    expect(contentVersion(await buildIn(copy, 'crm'))).toBe(here);
  },
  PATIENCE_MS,
);

test(
  'a module that uses a new export of @wbd/ui is refused by the shell from before, and taken by the next one',
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
      "import { DIAL_LABEL } from '@wbd/ui';\nexport function CrmPage() {\n  document.title = DIAL_LABEL;",
    );
    const build = await buildIn(copy, 'crm');
    expect(readDeployment(build, 'crm').uses.exports['@wbd/ui']).toContain('DIAL_LABEL');
    await expect(deployModule(folderPortal(www), 'crm', build)).rejects.toThrow(
      'crm cannot be deployed: it needs DIAL_LABEL from @wbd/ui. Deploy the shell that has it first.',
    );

    await deployShell({ www, env, build: await buildIn(copy, 'shell') });
    expect((await deployModule(folderPortal(www), 'crm', build)).name).toBe('crm');
  },
  PATIENCE_MS,
);
