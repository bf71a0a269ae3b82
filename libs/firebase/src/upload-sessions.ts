import * as z from 'zod/mini';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Cloud Storage forgets a session after a week. */
const VALID_MS = 6 * DAY_MS;

const sessionSchema = z.object({
  /** address of the session: its holder can go on with the upload */
  session: z.string(),
  /** path that the file gets */
  path: z.string(),
  /** milliseconds since 1970 */
  startedAt: z.number(),
});
export type UploadSession = z.infer<typeof sessionSchema>;

/** Where the addresses of unfinished uploads outlive the page. */
export interface UploadSessions {
  find(key: string, now: Date): UploadSession | null;
  keep(key: string, session: UploadSession): void;
  forget(key: string): void;
}

const PREFIX = 'wbd.upload:';

/** @param storage the browser's localStorage, or what is like it */
export function uploadSessions(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): UploadSessions {
  return {
    find(key, now) {
      const session = parse(storage.getItem(PREFIX + key));
      if (!session || now.getTime() - session.startedAt > VALID_MS) return null;
      return session;
    },
    keep(key, session) {
      try {
        storage.setItem(PREFIX + key, JSON.stringify(session));
      } catch {
        // a full or closed storage costs the resumption, not the upload
      }
    },
    forget(key) {
      storage.removeItem(PREFIX + key);
    },
  };
}

function parse(text: string | null): UploadSession | null {
  if (text === null) return null;
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
