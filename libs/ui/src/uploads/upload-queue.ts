import { AppError, isTransient } from '@wbd/domain/errors';
import { createStore } from 'zustand';
import type { KeptUpload, KeptUploads } from './kept-uploads.ts';
import { Turns } from './turns.ts';
import { chosenFiles, keptOf, pathOf, type Outcome, type Run } from './upload-run.ts';
import {
  isRunning,
  type FileValue,
  type Upload,
  type UploadAbout,
  type UploadProgress,
  type UploadStep,
  type UploadWork,
  type Work,
} from './upload.ts';

/** More would share the same line, and each would take longer. */
const AT_A_TIME = 2;
const WAITING: UploadProgress = { percent: 0, stage: 'waiting' };
export interface QueuePorts {
  kept: KeptUploads;
  /** Marks an upload as this page's. @returns gives it up; null while another page has it */
  claim: (id: string) => Promise<(() => void) | null>;
  /** resolves when no page has the upload */
  whenFree: (id: string) => Promise<void>;
  isOnline: () => boolean;
  whenOnline: (signal: AbortSignal) => Promise<void>;
  prepare: UploadWork['prepare'];
  /** the smaller copy of a film is no longer needed */
  forgetPrepared: (file: File) => void;
  forgetAllPrepared: () => void;
  now: () => number;
}

/** What a form opened from an unfinished upload begins with. */
export interface Draft {
  values: unknown;
  files: Readonly<Record<string, FileValue>>;
  /** names of the files that have to be chosen again */
  missing: readonly string[];
}

/**
 * All uploads of the page, and those that other pages left unfinished. An upload belongs to the page that runs it; its
 * description is kept until it is done, so that nothing that was typed is lost with the page.
 */
export class UploadQueue {
  readonly store = createStore<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));
  readonly #ports: QueuePorts;
  readonly #runs = new Map<string, Run>();
  readonly #turns = new Turns(AT_A_TIME);

  constructor(ports: QueuePorts) {
    this.#ports = ports;
  }

  /**
   * Begins an upload, or waits for its turn.
   * @param about null for one that its form has to wait for
   * @returns its id
   */
  start(work: Work, about: UploadAbout | null): string {
    const id = about?.id ?? crypto.randomUUID();
    const before = this.#runs.get(id);
    before?.controller.abort();
    const run: Run = {
      id,
      work,
      about,
      controller: new AbortController(),
      outcome: Promise.withResolvers(),
      arrived: new Map(),
      release: before?.release ?? null,
    };
    this.#runs.set(id, run);
    this.#keep(run);
    this.#put({ id, about, missing: [], isInBackground: false, state: busy(WAITING) });
    void this.#perform(run);
    return id;
  }

  /** Resolves when the form need not wait any longer. */
  outcome(id: string): Promise<Outcome> {
    const run = this.#runs.get(id);
    return run ? run.outcome.promise : Promise.resolve({ ok: true, isInBackground: true });
  }

  toBackground(id: string): void {
    const run = this.#runs.get(id);
    if (!run?.about) return;
    this.#change(id, { isInBackground: true });
    run.outcome.resolve({ ok: true, isInBackground: true });
  }

  /** Tries again, without the parts that have arrived. */
  retry(id: string): void {
    const run = this.#runs.get(id);
    const upload = this.#find(id);
    if (!run || !upload || isRunning(upload) || upload.state.step === 'done') return;
    run.controller = new AbortController();
    void this.#perform(run);
  }

  /** Stops an upload, which can be taken up again. The row is not stopped once it is being written. */
  cancel(id: string): void {
    const run = this.#runs.get(id);
    const upload = this.#find(id);
    if (!run || !upload || !isRunning(upload)) return;
    if (upload.state.step === 'busy' && upload.state.progress.stage === 'saving') return;
    run.controller.abort();
    this.#change(id, { state: { step: 'cancelled' } });
  }

  /** Forgets an upload with all that was typed; one that runs is stopped. */
  remove(id: string): void {
    const run = this.#runs.get(id);
    run?.controller.abort();
    for (const file of chosenFiles(run?.about)) this.#ports.forgetPrepared(file);
    this.#runs.delete(id);
    this.#ports.kept.forget(id);
    run?.release?.();
    this.#drop(id);
  }

  /** The form of an upload is gone: it ends, unless it goes on in the background. */
  abandon(id: string): void {
    if (!this.#find(id)?.isInBackground) this.remove(id);
  }

  /** Forgets everything of a person who signs out. */
  removeAll(uid: string): void {
    for (const { id } of this.store.getState().uploads) this.remove(id);
    for (const kept of this.#ports.kept.list()) {
      if (kept.uid === uid) this.#ports.kept.forget(kept.id);
    }
    this.#ports.forgetAllPrepared();
  }

  /** Looks for what pages of this person left unfinished, and stops what another person began in this one. */
  async load(uid: string): Promise<void> {
    for (const { id, about } of this.store.getState().uploads) {
      if (about && about.uid !== uid) this.#leave(id);
    }
    const kept = this.#ports.kept.list().filter((upload) => upload.uid === uid);
    for (const { id } of this.store.getState().uploads) {
      if (!this.#runs.has(id) && !kept.some((upload) => upload.id === id)) this.#drop(id);
    }
    await Promise.all(
      kept.filter(({ id }) => !this.#runs.has(id)).map((upload) => this.#watch(upload)),
    );
  }

  /** What the form of an unfinished upload begins with; null when there is none. */
  draft(id: string, { uid, form }: Pick<UploadAbout, 'uid' | 'form'>): Draft | null {
    const run = this.#runs.get(id);
    const state = this.#find(id)?.state;
    // a file that can no longer be read has to be chosen again
    const canRead =
      state?.step !== 'failed' ||
      !(state.error instanceof AppError && state.error.code === 'upload/file-changed');
    const kept = run ? keptOf(run, this.#ports.now()) : this.#ports.kept.find(id);
    if (!kept || kept.uid !== uid || kept.form !== form) return null;
    const known = canRead ? (run?.about?.files ?? {}) : {};
    const files: Record<string, FileValue> = {};
    const missing: string[] = [];
    for (const [field, file] of Object.entries(kept.files)) {
      const value = pathOf(file, this.#ports.now()) ?? known[field] ?? null;
      files[field] = value;
      if (value === null) missing.push(file.name);
    }
    return { values: kept.values, files, missing };
  }

  async #perform(run: Run): Promise<void> {
    const { id, controller } = run;
    const { signal } = controller;
    const isStopped = () => signal.aborted;
    const isCurrent = () => this.#runs.get(id) === run && run.controller === controller;
    const show = (state: UploadStep) => {
      if (isCurrent()) this.#change(id, { state });
    };
    show(busy(WAITING));
    try {
      if (run.about) run.release ??= await this.#claim(id);
      const end = await this.#turns.take(signal);
      try {
        await run.work({
          signal,
          prepare: this.#ports.prepare,
          onProgress: (progress) => {
            if (!signal.aborted) show(busy(progress));
          },
          onArrived: (file, path) => {
            run.arrived.set(file, { path, at: this.#ports.now() });
            this.#ports.forgetPrepared(file);
            if (isCurrent()) this.#keep(run);
          },
        });
      } finally {
        end();
      }
      if (!isCurrent()) return;
      this.#ports.kept.forget(id);
      this.#change(id, { state: { step: 'done' } });
      run.outcome.resolve({ ok: true, isInBackground: false });
    } catch (error) {
      if (signal.aborted || !isCurrent()) {
        run.outcome.resolve({ ok: false, error });
      } else if (this.#find(id)?.isInBackground && isTransient(error) && !this.#ports.isOnline()) {
        show({ step: 'offline' });
        await this.#ports.whenOnline(signal);
        if (!isStopped() && isCurrent()) await this.#perform(run);
      } else {
        show({ step: 'failed', error });
        run.outcome.resolve({ ok: false, error });
      }
    }
  }

  async #claim(id: string): Promise<() => void> {
    const release = await this.#ports.claim(id);
    if (!release) throw new AppError('upload/elsewhere');
    return release;
  }

  async #watch(kept: KeptUpload): Promise<void> {
    const { id } = kept;
    const put = (step: 'interrupted' | 'elsewhere') => {
      if (this.#runs.has(id)) return;
      const missing = Object.values(kept.files)
        .filter((file) => pathOf(file, this.#ports.now()) === null)
        .map(({ name }) => name);
      this.#put({ id, about: kept, missing, isInBackground: true, state: { step } });
    };
    const release = await this.#ports.claim(id);
    release?.();
    if (release) {
      put('interrupted');
      return;
    }
    put('elsewhere');
    await this.#ports.whenFree(id);
    if (this.#runs.has(id)) return;
    const now = this.#ports.kept.find(id);
    if (now) await this.#watch(now);
    else this.#drop(id);
  }

  /** Stops an upload whose description stays. */
  #leave(id: string): void {
    const run = this.#runs.get(id);
    run?.controller.abort();
    run?.release?.();
    this.#runs.delete(id);
    this.#drop(id);
  }

  #keep(run: Run): void {
    const kept = keptOf(run, this.#ports.now());
    if (kept) this.#ports.kept.keep(kept);
  }

  #find(id: string): Upload | undefined {
    return this.store.getState().uploads.find((upload) => upload.id === id);
  }

  #put(upload: Upload): void {
    const { uploads } = this.store.getState();
    const others = uploads.some(({ id }) => id === upload.id)
      ? uploads.map((other) => (other.id === upload.id ? upload : other))
      : [...uploads, upload];
    this.store.setState({ uploads: others });
  }

  #change(id: string, change: Partial<Upload>): void {
    const upload = this.#find(id);
    if (upload) this.#put({ ...upload, ...change });
  }

  #drop(id: string): void {
    const { uploads } = this.store.getState();
    this.store.setState({ uploads: uploads.filter((upload) => upload.id !== id) });
  }
}

function busy(progress: UploadProgress): UploadStep {
  return { step: 'busy', progress };
}
