import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { patient } from '@wbd/tools/host-speed';
import type { Desktop } from './desktop.ts';

const runProgram = promisify(execFile);

const PATIENCE_MS = patient(30_000);
const PAUSE_MS = 100;
/** After so long Orca has nothing more to say. */
const SILENCE_MS = patient(600);
/** More stops than any page has, with the browser's own. */
const MOST_STOPS = 60;

/** A person who cannot see: keys go to the display, and all that comes back is what Orca says. */
export class Reader {
  private readonly desktop: Desktop;
  /** how many utterances came before the last key */
  private before = 0;

  constructor(desktop: Desktop) {
    this.desktop = desktop;
  }

  /** Presses a key and listens until Orca is silent. */
  async press(key: string): Promise<string> {
    this.before = this.utterances().length;
    await this.xdotool('key', key);
    return this.listen();
  }

  async type(text: string): Promise<void> {
    await this.xdotool('type', '--delay', '50', text);
    await this.listen();
  }

  /** Presses a key until Orca says what is wanted. @returns all that it said there */
  async pressUntil(key: string, wanted: RegExp): Promise<string> {
    const passed: string[] = [];
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const said = await this.press(key);
      if (wanted.test(said)) return said;
      passed.push(said);
    }
    throw new Error(`Orca did not say ${String(wanted)} but:\n${passed.join('\n')}`);
  }

  tabTo(wanted: RegExp): Promise<string> {
    return this.pressUntil('Tab', wanted);
  }

  /** Waits until Orca has said this since the last key. @returns all that it has said since */
  async hears(wanted: RegExp): Promise<string> {
    const end = Date.now() + PATIENCE_MS;
    while (!wanted.test(this.said())) {
      if (Date.now() > end)
        throw new Error(`Orca did not say ${String(wanted)} but: ${this.said()}`);
      await pause(PAUSE_MS);
    }
    return this.listen();
  }

  /** All that Orca has ever said, one utterance a line. */
  transcript(): string {
    return this.utterances().join('\n');
  }

  private said(): string {
    return this.utterances().slice(this.before).join(' ');
  }

  private async listen(): Promise<string> {
    let count: number;
    do {
      count = this.utterances().length;
      await pause(SILENCE_MS);
    } while (count !== this.utterances().length);
    return this.said();
  }

  private utterances(): string[] {
    if (!existsSync(this.desktop.log)) return [];
    const log = readFileSync(this.desktop.log, 'utf8');
    return [...log.matchAll(/SPEECH OUTPUT: '(.*?)'? *(?:\{|$)/gm)].map(([, text = '']) =>
      text.trim(),
    );
  }

  private async xdotool(...args: string[]): Promise<void> {
    await runProgram('xdotool', args, { env: this.desktop.env });
  }
}
