import { AppError } from '@wbd/domain/errors';
import { filePath, safeFileName, type FileTarget } from '@wbd/domain/files';
import {
  SessionGone,
  UploadInterrupted,
  type NewUpload,
  type UploadSession,
  type UploadSessions,
  type UploadState,
} from '@wbd/firebase/upload';
import { PartSize } from './part-size.ts';

export interface UploadJob {
  file: File;
  target: FileTarget;
  /** uid of the person who uploads */
  uid: string;
  /** told the bytes that have arrived */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

export interface UploadPorts {
  transport: {
    start(upload: NewUpload, signal: AbortSignal): Promise<string>;
    state(session: string, signal: AbortSignal): Promise<UploadState>;
    send(
      session: string,
      part: { content: Blob; offset: number; isLast: boolean },
      signal: AbortSignal,
    ): Promise<UploadState>;
    isStored(upload: NewUpload, signal: AbortSignal): Promise<boolean>;
  };
  sessions: UploadSessions;
  /** whether an address is one of our storage's */
  isOurs: (session: string) => boolean;
  randomId: () => string;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Time without a single byte. Sent bytes stay: the next attempt continues from there. */
const GIVE_UP_MS = 10 * 60 * 1000;
const PART_PATIENCE_MS = 60_000;
/**
 * An upload that ended in an earlier page. The server removes what is not saved after two days, and whether a file is
 * there still cannot be asked of one that may not be read.
 */
const ENDED_IS_THERE_MS = 24 * 60 * 60 * 1000;
/** Sessions that end without the file being there. */
const MOST_SESSIONS = 3;

/** Recognises the same file when it is chosen again after a reload. */
export function fingerprint({ file, target, uid }: Pick<UploadJob, 'file' | 'target' | 'uid'>) {
  return JSON.stringify([uid, target, file.name, file.size, file.lastModified]);
}

/**
 * Uploads a file, or goes on with an upload of it that was broken off, by a reload as well.
 * @returns its path in Cloud Storage
 * @throws AppError permission/denied when the rules refuse it, unavailable after ten minutes without progress,
 *   upload/file-changed when the file can no longer be read; the signal's reason when it is aborted
 */
export async function uploadFile(ports: UploadPorts, job: UploadJob): Promise<string> {
  for (let attempt = 0; attempt < MOST_SESSIONS; attempt++) {
    const path = await new Upload(ports, job).run();
    if (path !== null) return path;
  }
  throw new AppError('unavailable');
}

class Upload {
  readonly #ports: UploadPorts;
  readonly #job: UploadJob;
  readonly #key: string;
  readonly #size = new PartSize();
  #lastProgress: number;
  #pause = FIRST_PAUSE_MS;

  constructor(ports: UploadPorts, job: UploadJob) {
    this.#ports = ports;
    this.#job = job;
    this.#key = fingerprint(job);
    this.#lastProgress = ports.now().getTime();
  }

  /** @returns null when the session ended without the file being there */
  async run(): Promise<string | null> {
    const { sessions, transport } = this.#ports;
    try {
      const kept = this.#kept();
      const { session, path } = kept ?? (await this.#begin());
      let state: UploadState = kept ? await this.#ask(session) : { done: false, offset: 0 };
      if (kept && state.done && this.#age(kept) > ENDED_IS_THERE_MS) throw new SessionGone();
      while (!state.done) state = await this.#next(session, state.offset);
      const stored =
        state.isConfirmed ||
        (await this.#persist((signal) => transport.isStored(this.#upload(path), signal)));
      sessions.forget(this.#key);
      if (!stored) return null;
      this.#job.onProgress(this.#job.file.size);
      return path;
    } catch (error) {
      if (error instanceof SessionGone) {
        sessions.forget(this.#key);
        return null;
      }
      if (error instanceof AppError && error.code === 'permission/denied')
        sessions.forget(this.#key);
      throw error;
    }
  }

  #kept() {
    const kept = this.#ports.sessions.find(this.#key, this.#ports.now());
    return kept && this.#ports.isOurs(kept.session) ? kept : null;
  }

  #age({ startedAt }: UploadSession): number {
    return this.#ports.now().getTime() - startedAt;
  }

  async #begin() {
    const { sessions, transport, randomId, now } = this.#ports;
    const name = safeFileName(this.#job.file.name, { now: now(), id: randomId() });
    const path = filePath(this.#job.target, name);
    const session = await this.#persist((signal) => transport.start(this.#upload(path), signal));
    sessions.keep(this.#key, { session, path, startedAt: now().getTime() });
    return { session, path };
  }

  #upload(path: string): NewUpload {
    const { file, uid } = this.#job;
    return { path, size: file.size, contentType: file.type, owner: uid };
  }

  async #ask(session: string): Promise<UploadState> {
    const state = await this.#persist((signal) => this.#ports.transport.state(session, signal));
    if (!state.done) {
      if (state.offset > this.#job.file.size) throw new SessionGone();
      this.#job.onProgress(state.offset);
    }
    return state;
  }

  /** Sends one part; when that breaks off, asks what of it arrived. */
  async #next(session: string, offset: number): Promise<UploadState> {
    const { file, onProgress } = this.#job;
    const end = Math.min(offset + this.#size.bytes, file.size);
    const part = { content: file.slice(offset, end), offset, isLast: end === file.size };
    const began = this.#ports.now().getTime();
    try {
      const state = await this.#limited((signal) =>
        this.#ports.transport.send(session, part, signal),
      );
      this.#progressed();
      this.#size.arrived(this.#ports.now().getTime() - began);
      if (!state.done) onProgress(state.offset);
      return state;
    } catch (error) {
      if (!(error instanceof UploadInterrupted)) throw error;
      this.#size.broke();
      await this.#requireReadable(offset);
      await this.#rest();
      const state = await this.#ask(session);
      if (state.done || state.offset > offset) this.#progressed();
      return state;
    }
  }

  /** A file that was changed, moved or deleted since it was chosen looks like a broken line, but waiting does not help. */
  async #requireReadable(offset: number): Promise<void> {
    try {
      await this.#job.file.slice(offset, offset + 1).arrayBuffer();
    } catch (cause) {
      throw new AppError('upload/file-changed', { cause });
    }
  }

  /** Repeats a request until it is answered. */
  async #persist<Result>(request: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await this.#limited(request);
      } catch (error) {
        if (!(error instanceof UploadInterrupted)) throw error;
        await this.#rest();
      }
    }
  }

  /** A line may hang without breaking: a request that takes too long is one that broke. */
  async #limited<Result>(request: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { signal } = this.#job;
    signal.throwIfAborted();
    try {
      return await request(AbortSignal.any([signal, AbortSignal.timeout(PART_PATIENCE_MS)]));
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  }

  #progressed(): void {
    this.#lastProgress = this.#ports.now().getTime();
    this.#pause = FIRST_PAUSE_MS;
  }

  async #rest(): Promise<void> {
    const { now, pause } = this.#ports;
    if (now().getTime() - this.#lastProgress > GIVE_UP_MS) throw new AppError('unavailable');
    await pause(this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    this.#job.signal.throwIfAborted();
  }
}
