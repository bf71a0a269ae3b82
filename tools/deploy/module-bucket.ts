import { ApiError, type Bucket } from '@google-cloud/storage';

/** A file that is read to be replaced; generation 0 is one that is not there. */
export interface Stored {
  value: unknown;
  generation: number;
}

/** The public bucket that modules are served from. */
export interface ModuleBucket {
  /** Adds a file that never changes; one that is there stays as it is. */
  add(name: string, content: Buffer): Promise<void>;
  readJson(name: string): Promise<Stored>;
  /** @returns false when another deployment wrote it since it was read */
  replaceJson(name: string, value: unknown, generation: number): Promise<boolean>;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASKED_EACH_TIME = 'no-cache';
/** Cloud Storage sends a file as it was stored, it compresses nothing by itself. */
const COMPRESSED = /\.(js|css|svg)$|^remotes\.json$/;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

export function moduleBucket(bucket: Bucket): ModuleBucket {
  async function save(name: string, content: Buffer, cacheControl: string, generation: number) {
    try {
      await bucket.file(name).save(content, {
        resumable: false,
        gzip: COMPRESSED.test(name),
        validation: 'md5',
        metadata: { cacheControl },
        preconditionOpts: { ifGenerationMatch: generation },
      });
      return true;
    } catch (error) {
      if (statusOf(error) === PRECONDITION_FAILED) return false;
      throw error;
    }
  }

  return {
    async add(name, content) {
      await save(name, content, FOR_GOOD, 0);
    },
    async readJson(name) {
      try {
        const file = bucket.file(name);
        const [metadata] = await file.getMetadata();
        const generation = Number(metadata.generation);
        const [content] = await bucket.file(name, { generation }).download();
        return { value: JSON.parse(content.toString('utf8')), generation };
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) return { value: undefined, generation: 0 };
        throw error;
      }
    },
    replaceJson(name, value, generation) {
      const content = Buffer.from(JSON.stringify(value));
      return save(name, content, ASKED_EACH_TIME, generation);
    },
  };
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? (error.code ?? null) : null;
}
