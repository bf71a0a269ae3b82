import { createHash } from 'node:crypto';
import type { StoredDocuments } from '../../ops/operator/restore/stored-documents.ts';
import type { StoredFiles } from './files.ts';
import type { StoredLogins } from './logins.ts';

export interface Stores {
  documents: StoredDocuments;
  logins: StoredLogins;
  files: StoredFiles;
}

export interface Fingerprint {
  documents: { count: number; hash: string };
  logins: { count: number; hash: string };
  files: { count: number; hash: string };
}

/** What is stored, in a form that tells two states apart, however large they are. */
export async function fingerprintOf({ documents, logins, files }: Stores): Promise<Fingerprint> {
  const sum = { count: 0, hash: createHash('sha256') };
  for await (const page of documents.pages()) {
    for (const { path, fields } of page) {
      if (path === 'config/maintenance') continue;
      sum.count += 1;
      sum.hash.update(canonical({ path, fields: isWaitingMail(path, fields) ? null : fields }));
    }
  }
  const people = (await logins.all()).map(withoutUse);
  const objects = await files.all();
  return {
    documents: { count: sum.count, hash: sum.hash.digest('hex') },
    logins: { count: people.length, hash: hashOf(people) },
    files: { count: objects.length, hash: hashOf(objects) },
  };
}

/** Mails that wait come back as given up: they are there, and not as they were. */
function isWaitingMail(path: string, fields: Readonly<Record<string, unknown>>): boolean {
  return path.startsWith('mails/') && canonical(fields['state']) !== canonical(SENT);
}
const SENT = { stringValue: 'sent' };

/** When a login was imported is not what it is. */
function withoutUse({ localId, ...login }: Readonly<Record<string, unknown>>): unknown {
  const { email, phoneNumber, passwordHash, salt } = login;
  return { localId, email, phoneNumber, passwordHash, salt };
}

function hashOf(items: readonly unknown[]): string {
  return createHash('sha256').update(items.map(canonical).toSorted().join('\n')).digest('hex');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
