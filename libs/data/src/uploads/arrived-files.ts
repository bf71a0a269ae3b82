import type { FileTarget } from '@wbd/domain/files';

/** The server removes a file that no document names after two days. */
const BELIEVED_MS = 24 * 60 * 60 * 1000;

interface Arrived {
  path: string;
  at: number;
}

/** The files of this page that have been sent, by the file object that was chosen. */
export class ArrivedFiles {
  readonly #paths = new WeakMap<File, Map<string, Arrived>>();

  keep(file: File, target: FileTarget, uid: string, path: string): void {
    const known = this.#paths.get(file) ?? new Map<string, Arrived>();
    known.set(`${uid} ${target}`, { path, at: Date.now() });
    this.#paths.set(file, known);
  }

  find(file: File, target: FileTarget, uid: string): string | undefined {
    const known = this.#paths.get(file)?.get(`${uid} ${target}`);
    return known && Date.now() - known.at < BELIEVED_MS ? known.path : undefined;
  }
}
