import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../../ops/operator/google-api.ts';
import { partsOf } from '../../ops/operator/restore/in-parts.ts';

/** A login as Auth's own export has it, password hash included. */
export type Login = Readonly<Record<string, unknown>> & { localId: string };

export interface StoredLogins {
  all(): Promise<Login[]>;
  /** creates them, or makes them what they are here */
  put(logins: readonly Login[]): Promise<void>;
  remove(uids: readonly string[]): Promise<void>;
}

const PAGE_SIZE = 1_000;

const pageSchema = z.object({
  users: z._default(z.array(z.looseObject({ localId: z.string() })), []),
  nextPageToken: z.optional(z.string()),
});
const problemsSchema = z.object({ error: z._default(z.array(z.unknown()), []) });

/** @param origin an Auth emulator's */
export function storedLogins(api: GoogleApi, origin: string, project: string): StoredLogins {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  return {
    async all() {
      const logins: Login[] = [];
      let token: string | undefined = '';
      while (token !== undefined) {
        const address = `${accounts}:batchGet?maxResults=${PAGE_SIZE}&nextPageToken=${token}`;
        const answer = expectSuccess(await api.send('GET', address), 'logins');
        const page: z.infer<typeof pageSchema> = pageSchema.parse(answer);
        logins.push(...page.users);
        token = page.users.length < PAGE_SIZE ? undefined : page.nextPageToken;
      }
      return logins;
    },
    async put(logins) {
      for (const users of partsOf(logins, PAGE_SIZE)) {
        const answer = await api.send('POST', `${accounts}:batchCreate`, {
          users,
          allowOverwrite: true,
        });
        const { error } = problemsSchema.parse(expectSuccess(answer, 'logins'));
        if (error.length > 0) throw new Error(`Logins were refused: ${JSON.stringify(error)}`);
      }
    },
    async remove(uids) {
      for (const localIds of partsOf(uids, PAGE_SIZE)) {
        const body = { localIds, force: true };
        expectSuccess(await api.send('POST', `${accounts}:batchDelete`, body), 'logins');
      }
    },
  };
}
