import { dequal } from 'dequal';
import type { Fields, StoredDocument, StoredDocuments, Write } from './stored-documents.ts';

export interface BringBackPorts {
  /** a backup, restored into a database of its own */
  backup: StoredDocuments;
  live: StoredDocuments;
}

export interface BringBackOptions {
  /** counts what would change and writes nothing */
  dryRun: boolean;
  /** also deletes what was written after the backup was made, instead of leaving it */
  deleteLater: boolean;
}

export interface BroughtBack {
  compared: number;
  /** documents that were gone, changed, or not yet there when the backup was made, by collection */
  missing: Record<string, number>;
  changed: Record<string, number>;
  later: Record<string, number>;
}

/** It says that writing is stopped, now: the backup knows nothing of that. */
const NEVER = ['config/maintenance'];
/** What became of a mail since the backup is the truth about it: a mail that was sent must not be sent again. */
const AS_THEY_ARE = ['mails'];
/** States of a mail that the outbox would still send. */
const WAITING = ['queued', 'claimed', 'failed'];

/**
 * Makes the live documents what they were when the backup was made. Each document is compared as it is stored, and only
 * what differs is written; a run that was interrupted is simply run again. Mails that are brought back count as given
 * up, so that no one gets an old one.
 */
export async function bringBack(
  { backup, live }: BringBackPorts,
  { dryRun, deleteLater }: BringBackOptions,
): Promise<BroughtBack> {
  const result: BroughtBack = { compared: 0, missing: {}, changed: {}, later: {} };
  for await (const page of backup.pages()) {
    const wanted = page.filter(({ path }) => !NEVER.includes(path)).map(neverSentAgain);
    const now = await live.find(wanted.map(({ path }) => path));
    result.compared += wanted.length;
    const different = wanted.filter((document) => {
      const { path, fields } = document;
      const current = now.get(path);
      if (!current) count(result.missing, path);
      else if (AS_THEY_ARE.includes(collectionOf(path)) || dequal(current.fields, fields)) {
        return false;
      } else count(result.changed, path);
      return true;
    });
    if (!dryRun) await live.write(different.map((set): Write => ({ set })));
  }
  for await (const page of live.pages()) {
    const current = page.map(({ path }) => path).filter((path) => !NEVER.includes(path));
    const known = await backup.find(current);
    const later = current.filter((path) => !known.has(path));
    for (const path of later) count(result.later, path);
    if (!dryRun && deleteLater) await live.write(later.map((path): Write => ({ delete: path })));
  }
  return result;
}

function neverSentAgain(document: StoredDocument): StoredDocument {
  const { path, fields } = document;
  if (collectionOf(path) !== 'mails' || !WAITING.includes(textOf(fields['state']))) return document;
  const givenUp: Fields = {
    ...fields,
    state: { stringValue: 'failed' },
    nextAttempt: { nullValue: null },
  };
  return { path, fields: givenUp };
}

function textOf(value: unknown): string {
  const isText = typeof value === 'object' && value !== null && 'stringValue' in value;
  return isText ? String(value.stringValue) : '';
}

/** `registrations` of `sessions/s/registrations/c`. */
const collectionOf = (path: string) => path.split('/').at(-2) ?? '';

function count(counts: Record<string, number>, path: string): void {
  const collection = collectionOf(path);
  counts[collection] = (counts[collection] ?? 0) + 1;
}
