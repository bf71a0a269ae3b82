import { FILE_TARGETS } from '@wbd/domain/files';
import { log } from '../../../core/log/log.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const MEGABYTE = 1024 * 1024;

/** A file that was stored. */
export interface Upload {
  path: string;
  /** uid that its metadata names */
  owner: string | undefined;
  /** bytes */
  size: number;
}

export interface CountUploadPorts {
  limits: Record<'files' | 'megabytes', Pick<RateLimit, 'take'>>;
  /** Has the rules refuse this advisor's uploads until then. */
  stopUploads(uid: string, until: Date): Promise<void>;
  now(): Date;
}

/**
 * Counts what a client uploaded, and stops the uploads of an advisor who is over the limit of a day. Uploads that began
 * before that still arrive. An event that is delivered twice counts twice: the limit is far above any honest use.
 */
export async function countUpload(
  ports: CountUploadPorts,
  { path, owner, size }: Upload,
): Promise<void> {
  const [folder, kind, ...rest] = path.split('/');
  // sizes of pictures lie deeper, and are the server's
  if (!owner || rest.length !== 1 || !(`${folder}/${kind}` in FILE_TARGETS)) return;
  const { limits } = ports;
  const at = ports.now();
  const counted = await Promise.all([
    limits.files.take(owner, at),
    limits.megabytes.take(owner, at, Math.ceil(size / MEGABYTE)),
  ]);
  if (counted.every(Boolean)) return;
  log('uploads.stopped', { uid: owner });
  await ports.stopUploads(owner, new Date(at.getTime() + DAY_MS));
}
