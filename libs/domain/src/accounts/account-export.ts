import * as z from 'zod/mini';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { advisorDataPartSchema } from './advisor-data.ts';

/** accountExport: the remaining data of a closed account, for the bearer of the mailed link. */
export const accountExportInput = z.object({
  token: signedTokenSchema,
  /** null asks how many pages there are */
  page: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))),
});
export type AccountExportInput = z.infer<typeof accountExportInput>;

export const accountExportOutput = z.object({
  /** how long it can be fetched */
  until: z.iso.datetime(),
  /** null while it is being made, and with a page */
  pages: z.nullable(z.int()),
  /** the requested page */
  data: z.nullable(
    z.object({
      part: advisorDataPartSchema,
      /** as in `advisorData` */
      records: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type AccountExportOutput = z.infer<typeof accountExportOutput>;
