import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { expect, test } from 'vitest';
import { untilSignal } from './signals.ts';

/** Programs start slowly on a busy machine. */
const PATIENCE_MS = 30_000;

test('the first signal asks to stop, its echo through npm changes nothing, a later one ends by force', async () => {
  const signals = new EventEmitter();
  let time = 0;
  let forced = 0;
  const asked = untilSignal(() => (forced += 1), { signals, now: () => time });
  signals.emit('SIGINT');
  await asked;
  time = 999;
  signals.emit('SIGINT');
  expect(forced).toBe(0);
  time = 1_000;
  signals.emit('SIGTERM');
  expect(forced).toBe(1);
});

test(
  "a portal notices that npm's shell is gone, which a SIGTERM to npm ends",
  async () => {
    const signals = pathToFileURL(path.join(import.meta.dirname, 'signals.ts')).href;
    const portal = `
    const { untilAbandoned } = await import('${signals}');
    const abandoned = untilAbandoned({ npm_lifecycle_event: 'start' });
    const idle = setInterval(() => {}, 1000);
    console.log('ready');
    await abandoned;
    console.log('stopped');
    clearInterval(idle);`;
    // as npm does: a shell with more to do than to become the program
    const shell = spawn('sh', ['-c', 'node --input-type=module -e "$PORTAL"; true'], {
      env: { ...process.env, PORTAL: portal },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    // the program holds the other end: it closes when the program is gone, too
    await once(shell.stdout, 'close');
    expect(said).toBe('ready\nstopped\n');
  },
  PATIENCE_MS,
);
