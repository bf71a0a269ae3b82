import { FILE_TARGETS, targetOf } from './file-limits.ts';
import { sizePath } from './picture-sizes.ts';

/* What the server alone asks about pictures: apart from picture-sizes.ts, which is in the first script. */

/** The sizes that are made of a picture: these of them that are narrower than it, and one as wide as it is, or as the widest. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;

/** The widest size that a link preview names: large enough for a large card. */
export const PREVIEW_WIDTH = 640;
/** Messengers show no larger picture: sizes up to PREVIEW_WIDTH stay below. */
export const MOST_PREVIEW_BYTES = 300_000;

/** The size of a picture that a link preview shows; null where none is made, because the original may have 20 MB. */
export function previewPath(path: string | null, widths: readonly number[] = []): string | null {
  const width = widths.findLast((one) => one <= PREVIEW_WIDTH);
  return path === null || width === undefined ? null : sizePath(path, width);
}

/** The most pixels of a picture of which sizes are made; a larger one is shown as it is. */
export const MOST_PIXELS = 50_000_000;

/** @returns the path of the picture of which this is a size; the path itself when it is none */
export const originalOf = (path: string) => path.split('/').slice(0, 3).join('/');

const PICTURE_TARGETS: ReadonlySet<string> = new Set(
  Object.entries(FILE_TARGETS).flatMap(([target, { kind }]) => (kind === 'image' ? [target] : [])),
);

/** Whether a path is one of an uploaded picture. */
export const isPicture = (path: string) => PICTURE_TARGETS.has(targetOf(path));
