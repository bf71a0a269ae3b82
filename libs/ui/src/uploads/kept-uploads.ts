import { UPLOAD_DAYS } from '@wbd/domain/retention';
import * as z from 'zod/mini';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as Cloud Storage can go on with an upload that was broken off. */
const KEPT_MS = UPLOAD_DAYS * DAY_MS;
const PREFIX = 'wbd.upload-job:';

const keptFileSchema = z.object({
  /** as the person knows it; empty for a file that the row named before */
  name: z.string(),
  /** null until it has arrived */
  path: z.nullable(z.string()),
  /** null for a file that the row named before */
  arrivedAt: z.nullable(z.number()),
});
export type KeptFile = z.infer<typeof keptFileSchema>;

const keptUploadSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** the form that it comes from */
  form: z.string(),
  title: z.string(),
  /** path of the form */
  path: z.string().check(z.startsWith('/')),
  /** path of the page that shows the stored row */
  shownAt: z.string().check(z.startsWith('/')),
  /** typed values; the form has the schema */
  values: z.unknown(),
  /** by the field's name; an empty field is missing */
  files: z.record(z.string(), keptFileSchema),
  /** milliseconds since 1970 */
  startedAt: z.number(),
});
export type KeptUpload = z.infer<typeof keptUploadSchema>;

/** The descriptions of unfinished uploads, which outlive the page. The files themselves are not kept. */
export interface KeptUploads {
  list: () => KeptUpload[];
  find: (id: string) => KeptUpload | null;
  keep: (upload: KeptUpload) => void;
  forget: (id: string) => void;
}

type Place = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** @param storage the browser's localStorage; undefined where it is closed, which costs the record and not the upload */
export function keptUploads(storage: Place | undefined, now: () => number): KeptUploads {
  const find = (id: string) => {
    const kept = parse(storage?.getItem(PREFIX + id) ?? null);
    return kept && now() - kept.startedAt <= KEPT_MS ? kept : null;
  };
  const forget = (id: string) => {
    storage?.removeItem(PREFIX + id);
  };
  return {
    find,
    forget,
    list: () =>
      keysOf(storage)
        .filter(isKeptKey)
        .flatMap((key) => {
          const id = key.slice(PREFIX.length);
          const kept = find(id);
          if (!kept) forget(id);
          return kept ? [kept] : [];
        })
        .toSorted((one, other) => one.startedAt - other.startedAt),
    keep: (upload) => {
      try {
        storage?.setItem(PREFIX + upload.id, JSON.stringify(upload));
      } catch {
        // a full storage costs the record, not the upload
      }
    },
  };
}

function keysOf(storage: Place | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

export function isKeptKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

function parse(text: string | null): KeptUpload | null {
  if (text === null) return null;
  try {
    const parsed = keptUploadSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
