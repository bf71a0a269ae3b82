import * as z from 'zod/mini';
import { folderIn, type Deployment } from '../src/index.ts';
import { Refused } from './refused.ts';
import { change, type FileStore } from './store.ts';

const RECENT_MS = 14 * 24 * 60 * 60_000;
/** Versions that a rollback reaches, however old they are. */
const ALWAYS_KEPT = 5;
const LONGEST_LINE = 50;
/** Many times what a removal may take: one that began before that was cut off. */
const REMOVAL_MS = 60 * 60_000;

/** Where a build comes from. */
export interface Provenance {
  /** as git names it; with `-dirty` when something else than that commit was built */
  commit: string;
  author: string;
}

const recordSchema = z.object({
  version: z.string(),
  commit: z.optional(z.string()),
  author: z.optional(z.string()),
  /** when it was published */
  time: z.optional(z.iso.datetime()),
  /** when another one took its place */
  replaced: z.optional(z.iso.datetime()),
  /** why it was taken back, when it was */
  takenBack: z.optional(z.string()),
  /** its files in the folder that versions share */
  files: z.optional(z.array(z.string())),
});
export type VersionRecord = z.infer<typeof recordSchema>;

const removalSchema = z.object({ files: z.array(z.string()), since: z.iso.datetime() });

const historySchema = z.object({
  /** what was published and is still there, the newest last; records of earlier deployments are names alone */
  versions: z.array(z.union([recordSchema, z.string()])),
  /** what was live, in this order; a rollback goes back along it, and `at` says where it stands */
  line: z.optional(z.array(z.string())),
  at: z.optional(z.int()),
  /** shared files that are being removed: no version that names one of them is noted meanwhile */
  removing: z.optional(removalSchema),
});

export interface History {
  versions: VersionRecord[];
  line: string[];
  at: number;
  removing?: z.infer<typeof removalSchema> | undefined;
}

/** Where a version says what it is. */
export const versionFolder = (name: string, version: string) => `remotes/${name}/${version}`;

/** Where the files of a version lie. */
export const filesFolder = (built: Pick<Deployment, 'name' | 'files'>, version: string) =>
  versionFolder(built.name, folderIn(built, version));

export const historyFile = (name: string) => `remotes/${name}/history.json`;

export async function readHistory(
  store: Pick<FileStore, 'readJson'>,
  name: string,
): Promise<History> {
  return historyIn((await store.readJson(historyFile(name))).value);
}

export const changeHistory = (
  store: Pick<FileStore, 'readJson' | 'replaceJson'>,
  name: string,
  next: (history: History) => History | Promise<History>,
) => change(store, historyFile(name), (stored) => next(historyIn(stored)));

function historyIn(stored: unknown): History {
  if (stored === undefined) return { versions: [], line: [], at: -1 };
  const { versions: written, line: known, at, removing } = historySchema.parse(stored);
  const versions = written.map((record) =>
    typeof record === 'string' ? { version: record } : record,
  );
  const line = known ?? versions.map(({ version }) => version);
  return { versions, line, at: at ?? line.length - 1, removing };
}

/** Notes a version that is published; one that is known stays as it was noted first. */
export function withVersion(history: History, record: VersionRecord): History {
  const isKnown = history.versions.some(({ version }) => version === record.version);
  return isKnown ? history : { ...history, versions: [...history.versions, record] };
}

/** Notes that a version went live after everything that was live before. */
export function withLive(history: History, version: string, now: Date): History {
  if (history.line[history.at] === version) return history;
  const line = [...history.line.slice(0, history.at + 1), version].slice(-LONGEST_LINE);
  return moved({ ...history, line }, line.length - 1, history.line[history.at], now);
}

/** Notes that a version went live by going along the line. */
export function withStep(history: History, step: Step, now: Date): History {
  return moved(history, history.at + step, history.line[history.at], now);
}

function moved(history: History, at: number, left: string | undefined, now: Date): History {
  const versions = history.versions.map((record) =>
    record.version === left && left !== history.line[at]
      ? { ...record, replaced: now.toISOString() }
      : record,
  );
  return { ...history, versions, at };
}

/** One version back, or forward again after that. */
export type Step = -1 | 1;

/**
 * The version that a step leads to.
 * @throws Refused when there is none
 */
export function versionAfter({ line, at }: History, name: string, step: Step): string {
  const version = line[at + step];
  if (version === undefined) {
    throw new Refused(`There is no ${step < 0 ? 'earlier' : 'later'} version of ${name}.`);
  }
  return version;
}

/** Two deployments of one module at the same time may be noted in another order than they went live. */
export function standingAt(history: History, live: string | undefined): History {
  if (live === undefined || history.line[history.at] === live) return history;
  const at = history.line.lastIndexOf(live);
  return at < 0 ? history : { ...history, at };
}

/**
 * Versions that no page needs any longer: not among the last ones of the line, and published and replaced more than two
 * weeks ago.
 * @param inUse versions that people are given now
 */
export function outdated(history: History, inUse: readonly string[], now: Date): string[] {
  const before = new Date(now.getTime() - RECENT_MS).toISOString();
  const kept = new Set([...inUse, ...history.line.slice(-ALWAYS_KEPT)]);
  return history.versions
    .filter(({ version, time, replaced = '' }) => {
      // without a time it was written before there was one, and may have been live until now
      const isRecent = time === undefined || time > before || replaced > before;
      return !kept.has(version) && !isRecent;
    })
    .map(({ version }) => version);
}

/** Whether files of the module are being removed right now. */
export const isRemoving = ({ removing }: History, now: Date) =>
  removing !== undefined && now.getTime() - Date.parse(removing.since) < REMOVAL_MS;

/**
 * Takes versions off the record. Of the shared files it notes those for removal that no other version names, and those that
 * a removal before left over.
 */
export function withoutVersions(history: History, gone: readonly string[], now: Date): History {
  const versions = history.versions.filter(({ version }) => !gone.includes(version));
  const filesOf = (records: readonly VersionRecord[]) => records.flatMap(({ files = [] }) => files);
  const unused = new Set([...filesOf(history.versions), ...(history.removing?.files ?? [])]);
  for (const file of filesOf(versions)) unused.delete(file);
  const files = [...unused];
  const line = history.line.filter((version) => !gone.includes(version));
  const passed = history.line.slice(0, history.at + 1);
  const at = passed.filter((version) => !gone.includes(version)).length - 1;
  const removing = files.length > 0 ? { files, since: now.toISOString() } : undefined;
  return { versions, line, at, removing };
}
