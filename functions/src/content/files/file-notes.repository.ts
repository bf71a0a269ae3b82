import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { db } from '../../core/firestore.ts';
import { NAMING_FIELDS } from './named-files.ts';

/** A file that a row names. */
export interface NamedFile {
  collection: string;
  /** id of the row */
  row: string;
  path: string;
}

/** The server's notes on a row about one of its files. */
interface FileNote {
  path: string;
}

/** Notes of one kind about the files of rows, in one field of each row. */
export interface FileNotes<Note extends FileNote> {
  /** Whether the row names the file as it is stored now. */
  isNamed(file: NamedFile): Promise<boolean>;
  /**
   * Notes something about a file, and forgets the notes about files that the row no longer names.
   * @returns false when the row no longer names the file
   */
  note(file: NamedFile, note: Omit<Note, 'path'>): Promise<boolean>;
}

/**
 * @param field that holds the notes
 * @param schema of the field; values that do not fit it are dropped
 */
export function fileNotes<Note extends FileNote>(
  field: string,
  schema: z.ZodMiniType<Note[] | undefined>,
): FileNotes<Note> {
  return {
    async isNamed({ collection, row, path }) {
      const stored = await db.collection(collection).doc(row).get();
      return namedBy(collection, stored.data() ?? {}).has(path);
    },
    async note({ collection, row, path }, note) {
      const ref = db.collection(collection).doc(row);
      return db.runTransaction(async (transaction) => {
        const data = (await transaction.get(ref)).data() ?? {};
        const named = namedBy(collection, data);
        if (!named.has(path)) return false;
        const before = z.safeParse(schema, data[field]).data ?? [];
        const others = before.filter((one) => one.path !== path && named.has(one.path));
        const after = [...others, { path, ...note }];
        // each write of a row sets its triggers off
        if (!isDeepStrictEqual(before, after)) transaction.update(ref, { [field]: after });
        return true;
      });
    },
  };
}

function namedBy(collection: string, data: Readonly<Record<string, unknown>>): Set<unknown> {
  const fields = NAMING_FIELDS.filter((one) => one.collection === collection);
  return new Set(fields.map(({ field }) => data[field]));
}
