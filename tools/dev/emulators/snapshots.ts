import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { HOST } from '../../base/workspace.ts';

/** firebase-tools writes it last, into a folder that it then moves into place: where it is, the export is whole. */
const METADATA_FILE = 'firebase-export-metadata.json';
const KEPT = 2;
const EXPORT_PATIENCE_MS = 60_000;

/** Exports the emulators' data as the newest snapshot of a folder, and removes old ones. */
export async function exportData(hubPort: number, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // the name sorts by time
  const target = path.join(folder, String(Date.now()));
  const answer = await fetch(`http://${HOST}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: target, initiatedBy: 'wbd' }),
    signal: AbortSignal.timeout(EXPORT_PATIENCE_MS),
  });
  if (!answer.ok) {
    rmSync(target, { recursive: true, force: true });
    throw new Error(`The emulators could not export their data: ${await answer.text()}`);
  }
  for (const old of wholeSnapshots(folder).slice(0, -KEPT)) {
    rmSync(path.join(folder, old), { recursive: true, force: true });
  }
}

/** The newest whole export of a folder; null when there is none. */
export function newestSnapshot(folder: string): string | null {
  const newest = wholeSnapshots(folder).at(-1);
  return newest === undefined ? null : path.join(folder, newest);
}

function wholeSnapshots(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, METADATA_FILE)))
    .sort();
}
