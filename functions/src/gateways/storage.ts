import { isFilm, isPicture } from '@wbd/domain/files';
import { ApiError, Storage, type Bucket, type StorageOptions } from '@google-cloud/storage';
import * as z from 'zod/mini';
import { app } from '../core/firestore.ts';

/** A file as it lies there. */
export interface StoredFile {
  path: string;
  /** uid of the uploader, null when the metadata names none */
  owner: string | null;
  createdAt: Date;
  /** bytes */
  size: number;
}

/** A file that the server makes. */
export interface MadeFile {
  owner: string | null;
  contentType: string;
  content: Uint8Array;
  /** whether it is stored and sent compressed; reading it decompresses it */
  isCompressed?: boolean;
}

export interface FilesGateway {
  /**
   * @returns null for a missing file
   */
  find(path: string): Promise<StoredFile | null>;
  /**
   * @returns its content, for small files; null for a missing one
   */
  read(path: string): Promise<Uint8Array | null>;
  /** Bytes of a file, from `start` to before `end`. */
  readPart(path: string, start: number, end: number): Promise<Uint8Array>;
  /**
   * Marks a file that another service made as an advisor's, to be cached like any other.
   * @returns false for a missing file
   */
  adopt(path: string, owner: string | null): Promise<boolean>;
  /**
   * Notes since when a file is hardly read: the bucket moves it to a cheaper class 30 days later. One that is gone is fine.
   */
  retire(path: string, since: Date): Promise<void>;
  /** Stores a file, also in place of one that is there. */
  write(path: string, file: MadeFile): Promise<void>;
  /** Copies a file. @returns false when it is missing */
  copy(from: string, to: string): Promise<boolean>;
  /** Deletes a file with the sizes and versions that lie below it; one that is gone is fine. */
  remove(path: string): Promise<void>;
  /** Everything in a folder, a page at a time. */
  pages(folder: string): AsyncGenerator<StoredFile[]>;
  /**
   * An address under which the file can be read without a login.
   * @param seconds how long, from `now` on
   */
  sign(path: string, now: Date, seconds: number): Promise<{ url: string; expiresAt: Date }>;
}

const NOT_FOUND = 404;
const PAGE_SIZE = 500;
/** The name of a file is never used again. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

const metadataSchema = z.object({
  name: z.string(),
  size: z.union([z.number(), z.string()]),
  timeCreated: z.string(),
  metadata: z.optional(z.record(z.string(), z.unknown())),
});

function toFile(metadata: unknown): StoredFile {
  const { name, size, timeCreated, metadata: custom } = metadataSchema.parse(metadata);
  const owner = custom?.['owner'];
  return {
    path: name,
    owner: typeof owner === 'string' ? owner : null,
    createdAt: new Date(timeCreated),
    size: Number(size),
  };
}

const ownMetadata = (owner: string | null) => ({
  cacheControl: CACHE_CONTROL,
  ...(owner !== null && { metadata: { owner } }),
});

/**
 * The account that the environment names signs: the functions' own service account in the cloud, which asks IAM to;
 * locally one whose key is in a file.
 */
function options(): StorageOptions {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const projectId = app.options.projectId;
  if (!emulator) return {};
  return { apiEndpoint: `http://${emulator}`, ...(projectId !== undefined && { projectId }) };
}

let opened: Bucket | undefined;

function bucket(): Bucket {
  opened ??= new Storage(options()).bucket(app.options.storageBucket ?? '');
  return opened;
}

/** @returns null when the file is not there */
async function unlessMissing<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_FOUND) return null;
    throw error;
  }
}

export const files: FilesGateway = {
  async find(path) {
    const found = await unlessMissing(bucket().file(path).getMetadata());
    return found && toFile(found[0]);
  },
  async read(path) {
    const found = await unlessMissing(bucket().file(path).download());
    return found && found[0];
  },
  async readPart(path, start, end) {
    const [content] = await bucket()
      .file(path)
      .download({ start, end: end - 1, validation: false });
    return content;
  },
  async adopt(path, owner) {
    return (await unlessMissing(bucket().file(path).setMetadata(ownMetadata(owner)))) !== null;
  },
  async retire(path, since) {
    await unlessMissing(bucket().file(path).setMetadata({ customTime: since.toISOString() }));
  },
  async write(path, { owner, contentType, content, isCompressed = false }) {
    await bucket()
      .file(path)
      .save(Buffer.from(content), {
        resumable: false,
        gzip: isCompressed,
        contentType,
        metadata: ownMetadata(owner),
      });
  },
  async copy(from, to) {
    return (await unlessMissing(bucket().file(from).copy(bucket().file(to)))) !== null;
  },
  async remove(path) {
    await bucket().file(path).delete({ ignoreNotFound: true });
    if (!isPicture(path) && !isFilm(path)) return;
    const [sizes] = await bucket().getFiles({ prefix: `${path}/` });
    // not `deleteFiles`, which fails when someone else has deleted one of them since
    await Promise.all(sizes.map((size) => size.delete({ ignoreNotFound: true })));
  },
  async *pages(folder) {
    let pageToken: string | undefined;
    do {
      const [found, next] = await bucket().getFiles({
        prefix: `${folder}/`,
        maxResults: PAGE_SIZE,
        autoPaginate: false,
        ...(pageToken !== undefined && { pageToken }),
      });
      yield found.map(({ metadata }) => toFile(metadata));
      pageToken = nextPage(next);
    } while (pageToken !== undefined);
  },
  async sign(path, now, seconds) {
    // the signature knows whole seconds only
    const from = Math.floor(now.getTime() / 1000) * 1000;
    const expiresAt = new Date(from + seconds * 1000);
    // set on this machine only: what checks signatures there stands elsewhere than the files
    const host = process.env['WBD_MEDIA_ORIGIN'];
    const [url] = await bucket()
      .file(path)
      .getSignedUrl({
        version: 'v4',
        action: 'read',
        accessibleAt: from,
        expires: expiresAt,
        ...(host !== undefined && { host: new URL(host) }),
      });
    return { url, expiresAt };
  },
};

function nextPage(query: unknown): string | undefined {
  const parsed = z.object({ pageToken: z.string() }).safeParse(query);
  return parsed.success ? parsed.data.pageToken : undefined;
}
