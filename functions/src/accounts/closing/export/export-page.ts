import { advisorDataPartSchema } from '@wbd/domain/accounts';
import * as z from 'zod/mini';

/** A page of a closed account's export, as it is stored. */
export const exportPageSchema = z.object({
  part: advisorDataPartSchema,
  records: z.array(
    z.object({
      record: z.record(z.string(), z.unknown()),
      /** where copies of its files lie, by field */
      copies: z.record(z.string(), z.string()),
    }),
  ),
});
export type ExportPage = z.infer<typeof exportPageSchema>;

/** Where everything lies that a closed account leaves to fetch. No rule opens it. */
export const exportFolder = (uid: string) => `account_exports/${uid}`;

export const pagesFolder = (uid: string) => `${exportFolder(uid)}/pages`;

export function pagePath(uid: string, index: number): string {
  return `${pagesFolder(uid)}/${String(index).padStart(6, '0')}.json`;
}

export function copyOf(uid: string, path: string): string {
  return `${exportFolder(uid)}/files/${path}`;
}
