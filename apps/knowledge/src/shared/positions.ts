import * as z from 'zod/mini';

const STORAGE_KEY = 'wbd.positions';
/** More would only be a diary. */
const MOST = 50;

const positionsSchema = z.record(z.string(), z.number());

/** Keeps where a video was stopped, in seconds, on this device; the videos watched last are kept. */
export function stoppedAt(video: string, seconds: number): void {
  const others = Object.entries(stored()).filter(([other]) => other !== video);
  const kept = others.slice(-(MOST - 1));
  const own = seconds > 0 ? [[video, seconds] as const] : [];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...kept, ...own])));
  } catch {
    // without storage a video begins at its start
  }
}

/** Where a video goes on, in seconds. */
export function resumeAt(video: string): number {
  return stored()[video] ?? 0;
}

function stored(): Record<string, number> {
  try {
    return positionsSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}
