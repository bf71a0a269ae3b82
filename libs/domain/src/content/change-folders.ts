import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { folderSchema } from './library.ts';

export const LONGEST_FOLDER_NAME = 60;
/** The most folders of an organisation: more tabs find nothing faster. */
export const MOST_FOLDERS = 40;

/** A folder's name as a person types it: one line. */
export const folderNameSchema = text(
  LONGEST_FOLDER_NAME,
  z.trim(),
  z.minLength(1),
  z.regex(/^\P{Cc}*$/u),
);

/** changeFolders: an administrator of an organisation changes the folders of its library, and of no other one. */
export const changeFoldersInput = z.object({
  change: z.discriminatedUnion('kind', [
    /** the id is chosen before, so that a repeated call makes one folder */
    z.object({ kind: z.literal('create'), id: idSchema, name: folderNameSchema }),
    z.object({ kind: z.literal('rename'), id: idSchema, name: folderNameSchema }),
    z.object({
      kind: z.literal('order'),
      ids: z.array(idSchema).check(z.maxLength(MOST_FOLDERS)),
    }),
    z.object({ kind: z.literal('delete'), id: idSchema }),
  ]),
});
export type ChangeFoldersInput = z.infer<typeof changeFoldersInput>;
export type FolderChange = ChangeFoldersInput['change'];

/** All folders of the organisation after the change, in their order. */
export const changeFoldersOutput = z.object({ folders: z.array(folderSchema) });
export type ChangeFoldersOutput = z.infer<typeof changeFoldersOutput>;
