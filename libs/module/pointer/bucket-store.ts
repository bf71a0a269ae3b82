import { ApiError, type Bucket } from '@google-cloud/storage';
import type { FileStore } from './store.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASKED_EACH_TIME = 'no-cache';
/** Cloud Storage sends a file as it was stored, it compresses nothing by itself. */
const COMPRESSED = /\.(js|css|svg|map)$|^remotes\.json$|\/first-view\.\w+\.json$/;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** A bucket of modules or of their source maps; the etag is the object's generation. */
export function bucketStore(bucket: Bucket): FileStore {
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
      try {
        await save(name, content, FOR_GOOD, 0);
      } catch (error) {
        // identities that may only create get 403 for an existing file, as after an interrupted upload
        const [isThere] =
          statusOf(error) === FORBIDDEN ? await bucket.file(name).exists() : [false];
        if (!isThere) throw error;
      }
    },
    async readJson(name) {
      try {
        const file = bucket.file(name);
        const [metadata] = await file.getMetadata();
        const generation = Number(metadata.generation);
        const [content] = await bucket.file(name, { generation }).download();
        return { value: JSON.parse(content.toString('utf8')), etag: String(generation) };
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) return { value: undefined, etag: '' };
        throw error;
      }
    },
    replaceJson(name, value, etag) {
      const content = Buffer.from(JSON.stringify(value));
      return save(name, content, ASKED_EACH_TIME, Number(etag));
    },
    async list(name) {
      const prefix = `${name}/`;
      const [files] = await bucket.getFiles({ prefix });
      return files.map((file) => file.name.slice(prefix.length));
    },
    async remove(name) {
      await bucket.file(name).delete({ ignoreNotFound: true });
    },
    async removeFolder(name) {
      await bucket.deleteFiles({ prefix: `${name}/` });
    },
  };
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? (error.code ?? null) : null;
}
