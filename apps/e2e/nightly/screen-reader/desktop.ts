import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WINDOW } from '../engines/driver.ts';

/** A display without a screen, with a message bus, a window manager and the screen reader Orca. */
export interface Desktop {
  /** For programs that start on this desktop. */
  env: Record<string, string>;
  /** Orca writes all it says here, among much else. */
  log: string;
  stop(): void;
}

/** Orca writes its log in blocks, which a listener would hear too late. */
const CUSTOMIZATIONS = `from orca import debug
debug.debugFile.reconfigure(line_buffering=True)
`;

/**
 * Starts the desktop in German.
 * @param folder for the profile of the session; must be new
 */
export async function startDesktop(folder: string): Promise<Desktop> {
  const home = path.join(folder, 'home');
  const runtime = path.join(folder, 'run');
  const orca = path.join(folder, 'orca');
  for (const each of [home, runtime, orca]) mkdirSync(each, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(orca, 'orca-customizations.py'), CUSTOMIZATIONS);
  const output = openSync(path.join(folder, 'desktop.log'), 'a');
  const running: ChildProcess[] = [];
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LANG: 'C.UTF-8',
    LANGUAGE: 'de',
    // Firefox builds the accessible tree from the start
    GNOME_ACCESSIBILITY: '1',
  };
  const start = (program: string, args: string[]): ChildProcess => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', output] });
    running.push(child);
    return child;
  };
  const stop = () => {
    for (const child of running.toReversed()) child.kill();
  };
  // an interrupted test leaves no display behind
  process.once('exit', stop);

  try {
    const screen = `${WINDOW.width}x${WINDOW.height}x24`;
    const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
    env['DISPLAY'] = `:${await firstLine(display)}`;
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address']);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
    start('metacity', []);
    const log = path.join(folder, 'orca.log');
    start('orca', ['--replace', '--user-prefs', orca, '--debug-file', log]);
    return { env, log, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function firstLine({ stdout, spawnfile }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stdout
      ?.on('data', (data: Buffer) => {
        text += data.toString();
        const [line, rest] = text.split('\n');
        if (line !== undefined && rest !== undefined) resolve(line.trim());
      })
      .on('close', () => reject(new Error(`${spawnfile} ended`)));
  });
}
