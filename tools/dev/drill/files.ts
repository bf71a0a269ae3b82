import { IdempotencyStrategy, Storage } from '@google-cloud/storage';
import * as z from 'zod/mini';

export interface StoredFile {
  path: string;
  contentType: string;
  metadata: Readonly<Record<string, string>>;
  md5: string;
}

export interface StoredFiles {
  all(): Promise<StoredFile[]>;
  read(path: string): Promise<Buffer>;
  put(file: Omit<StoredFile, 'md5'>, content: Buffer): Promise<void>;
  remove(path: string): Promise<void>;
}

const metadataSchema = z.object({
  contentType: z._default(z.string(), ''),
  md5Hash: z.string(),
  metadata: z._default(z.record(z.string(), z.string()), {}),
});

/** @param origin a Storage emulator's */
export function storedFiles(origin: string, project: string, bucketName: string): StoredFiles {
  // the emulator drops connections when it is busy; the same file twice is the same file
  const retryOptions = { idempotencyStrategy: IdempotencyStrategy.RetryAlways };
  const storage = new Storage({ apiEndpoint: origin, projectId: project, retryOptions });
  const bucket = storage.bucket(bucketName);
  return {
    async all() {
      const [files] = await bucket.getFiles();
      return files
        .map((file) => {
          const { contentType, md5Hash, metadata } = metadataSchema.parse(file.metadata);
          return { path: file.name, contentType, metadata, md5: md5Hash };
        })
        .toSorted((one, other) => (one.path < other.path ? -1 : 1));
    },
    async read(path) {
      const [content] = await bucket.file(path).download();
      return content;
    },
    async put({ path, contentType, metadata }, content) {
      await bucket.file(path).save(content, {
        resumable: false,
        metadata: { contentType, metadata: { ...metadata } },
      });
    },
    async remove(path) {
      await bucket.file(path).delete();
    },
  };
}
