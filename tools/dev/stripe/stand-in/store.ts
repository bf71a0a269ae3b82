import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stateSchema, type State } from './records.ts';

const SAVE_AFTER_MS = 200;

/** Everything the stand-in knows; in a file too, when it is given one, so that it outlives the process. */
export class Store {
  readonly state: State;
  readonly #file: string | null;
  #timer: NodeJS.Timeout | null = null;

  constructor(file: string | null) {
    this.#file = file;
    const isStored = file !== null && existsSync(file);
    this.state = stateSchema.parse(isStored ? JSON.parse(readFileSync(file, 'utf8')) : {});
  }

  /** To be called after every change. */
  changed(): void {
    if (this.#file === null || this.#timer) return;
    this.#timer = setTimeout(() => this.save(), SAVE_AFTER_MS);
    this.#timer.unref();
  }

  save(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#file === null) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // a process killed while writing leaves the old file behind, not half a new one
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, JSON.stringify(this.state));
    renameSync(fresh, this.#file);
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
}
