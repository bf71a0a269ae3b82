import { FILE_TARGETS } from '@wbd/domain/files';

const BUCKETS: ReadonlySet<string> = new Set(
  Object.keys(FILE_TARGETS).map((target) => target.split('/')[0] ?? ''),
);

/**
 * The path of the file in Cloud Storage that `/file-preview/{bucket}/{rest}` shows.
 * @returns null for an address under which no file can lie
 */
export function previewPath(bucket: string, rest: string): string | null {
  const segments = rest.split('/');
  if (!BUCKETS.has(bucket) || segments.some((segment) => /^\.{0,2}$/.test(segment))) return null;
  return [bucket, ...segments].join('/');
}
