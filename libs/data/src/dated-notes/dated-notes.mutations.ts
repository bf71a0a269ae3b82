import type { DatedNote } from '@wbd/domain/customers';
import type { QueryClient } from '@wbd/query';
import { writeOptions } from '../write-options/index.ts';
import { datedNoteKeys } from './dated-notes.queries.ts';
import { changeDatedNote, createDatedNote, removeDatedNote } from './dated-notes.repository.ts';

const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: datedNoteKeys.all });

/** Stores a note about an own customer. */
export const createDatedNoteMutation = () =>
  writeOptions(['dated-notes', 'create'], createDatedNote, readAgain);

/** Changes the words of a note; fails with `conflict` when they were changed elsewhere since. */
export const changeDatedNoteMutation = () =>
  writeOptions(
    ['dated-notes', 'change'],
    ({ opened, text }: { opened: DatedNote; text: string }) => changeDatedNote(opened, text),
    readAgain,
  );

/** Deletes a note. */
export const removeDatedNoteMutation = () =>
  writeOptions(['dated-notes', 'remove'], removeDatedNote, readAgain);
