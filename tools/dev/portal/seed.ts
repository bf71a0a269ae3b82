import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { EmulatorName } from '../emulators/emulator-config.ts';
import { clientEnvironment } from '../../base/environment.ts';
import type { Ports } from '../../base/ports.ts';
import { ToolError } from '../../base/tool-error.ts';
import { HOST, WORKSPACE_ROOT } from '../../base/workspace.ts';

const SEED = path.join(WORKSPACE_ROOT, 'tools/dev/seed/run.ts');

/** Seeds fresh emulators. The triggers rest meanwhile: demo data sends no mail and writes its pages itself. */
export async function seed(ports: Ports, running: readonly EmulatorName[]): Promise<void> {
  const hasTriggers = running.includes('functions');
  if (hasTriggers) await setTriggers(ports, 'disable');
  const args = running.includes('storage') ? [] : ['--no-files'];
  const child = spawn(process.execPath, [SEED, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...clientEnvironment(ports) },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new ToolError('The demo data could not be written.');
  if (hasTriggers) await setTriggers(ports, 'enable');
}

async function setTriggers(ports: Ports, wish: 'disable' | 'enable'): Promise<void> {
  const url = `http://${HOST}:${ports.hub}/functions/${wish}BackgroundTriggers`;
  const answer = await fetch(url, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The triggers could not be switched: ${await answer.text()}`);
}
