import type { Playback } from '@wbd/domain/files';
import * as z from 'zod/mini';

/** https://wicg.github.io/netinfo, which TypeScript's library does not know and Safari and Firefox do not have. */
const connectionSchema = z.object({
  saveData: z._default(z.boolean(), false),
  effectiveType: z._default(z.string(), '4g'),
  downlink: z._default(z.nullable(z.number()), null),
});
const SLOW: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

function connection() {
  const known: unknown = 'connection' in navigator ? navigator.connection : null;
  // getters of its prototype, which a schema does not see
  const read = (name: string): unknown =>
    typeof known === 'object' && known !== null ? Reflect.get(known, name) : undefined;
  const parsed = z.safeParse(connectionSchema, {
    saveData: read('saveData'),
    effectiveType: read('effectiveType'),
    downlink: read('downlink'),
  });
  return parsed.data ?? { saveData: false, effectiveType: '4g', downlink: null };
}

/** Bits per second that the browser expects of the network; null where it does not say. */
export function downlink(): number | null {
  const megabits = connection().downlink;
  return megabits === null ? null : megabits * 1_000_000;
}

/** Whether the person asked their browser to save data. */
export const asksToSaveData = () => connection().saveData;

/**
 * How a film is played in this browser.
 * @param width of the box in CSS pixels
 * @param ratio of the box, width by height
 */
export function playbackIn(width: number, ratio: number): Playback {
  const { saveData, effectiveType } = connection();
  return {
    shortSide: Math.min(width, width / ratio),
    density: window.devicePixelRatio,
    savesData: saveData || SLOW.has(effectiveType),
  };
}
