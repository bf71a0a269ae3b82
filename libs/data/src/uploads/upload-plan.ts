import { FILE_TARGETS, type FileKind, type FileTarget } from '@wbd/domain/files';
import { ArrivedFiles } from './arrived-files.ts';
import type { UploadJob } from './upload-file.ts';

/** What a file field holds: a file that was chosen, the path of a stored one, or nothing. */
export type FileValue = File | string | null;

export interface PlanProgress {
  /** 0 to 100 */
  percent: number;
  /** what is on its way */
  stage: FileKind | 'shrinking' | 'saving';
}

export interface PlanJob extends Pick<UploadJob, 'uid' | 'signal'> {
  onProgress: (progress: PlanProgress) => void;
  /** Called with each file that was sent, and its path. */
  onArrived?: (file: File, path: string) => void;
  /** Makes a smaller copy of a film, or returns it as it is; `onRatio` is called with 0 to 1. */
  prepare?: (file: File, onRatio: (ratio: number) => void, signal: AbortSignal) => Promise<File>;
}

/** How much of a film's share of the bar passes while it is made smaller. */
const SHRINKING_SHARE = 0.5;
/** Where the bar stands while what the files belong to is saved. */
const SAVING_PERCENT = 95;

const arrived = new ArrivedFiles();

/** A file's part of the progress bar, in percent. */
interface Share {
  before: number;
  weight: number;
}

/**
 * Several files that belong together, sent one after the other; the document that names them is written after the last.
 * When a file or the save fails, the next attempt sends only what has not arrived.
 */
export class UploadPlan {
  readonly #upload: (job: UploadJob) => Promise<string>;
  readonly #job: PlanJob;
  #percent = 0;

  /** @param upload sends one file and answers with its path */
  constructor(upload: (job: UploadJob) => Promise<string>, job: PlanJob) {
    this.#upload = upload;
    this.#job = job;
  }

  /**
   * Sends a file, unless it is stored already.
   * @param weight how much of the progress bar it is, in percent
   * @returns the path that the document stores
   * @throws AppError as `upload` does
   */
  send(value: File | string, target: FileTarget, weight: number): Promise<string>;
  send(value: FileValue, target: FileTarget, weight: number): Promise<string | null>;
  async send(value: FileValue, target: FileTarget, weight: number): Promise<string | null> {
    const before = this.#percent;
    this.#percent += weight;
    if (!(value instanceof File)) return value;

    const { uid, onProgress, onArrived } = this.#job;
    const { kind } = FILE_TARGETS[target];
    onProgress({ percent: before, stage: kind });
    const known = arrived.find(value, target, uid);
    const path = known ?? (await this.#send(value, target, { before, weight }));
    if (known === undefined) arrived.keep(value, target, uid, path);
    onArrived?.(value, path);
    onProgress({ percent: this.#percent, stage: kind });
    return path;
  }

  async #send(chosen: File, target: FileTarget, share: Share): Promise<string> {
    const { uid, signal, onProgress, prepare } = this.#job;
    const { kind } = FILE_TARGETS[target];
    let { before, weight } = share;
    let file = chosen;
    if (kind === 'video' && prepare) {
      const shrinking = weight * SHRINKING_SHARE;
      file = await prepare(
        chosen,
        (ratio) => onProgress({ percent: before + shrinking * ratio, stage: 'shrinking' }),
        signal,
      );
      if (file !== chosen) {
        before += shrinking;
        weight -= shrinking;
      }
    }
    return this.#upload({
      file,
      target,
      uid,
      signal,
      onProgress: (bytes) => {
        onProgress({ percent: before + (weight * bytes) / file.size, stage: kind });
      },
    });
  }

  /** Every file has arrived: what follows is the document. */
  saving(): void {
    this.#job.onProgress({ percent: SAVING_PERCENT, stage: 'saving' });
  }
}
