import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** Path of a document in Firestore: collections and ids in turn. */
function isDocumentPath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.every((id) => idSchema.safeParse(id).success);
}

/** Name of a part of an advisor's data; the server knows them from the descriptors of collections. */
export const advisorDataPartSchema = text(60, z.regex(/^[A-Za-z]+$/));

/** advisorData: a page of the calling advisor's stored data, or the list of its parts. */
export const advisorDataInput = z.object({
  /** null asks for the names of the parts */
  part: z.nullable(advisorDataPartSchema),
  /** `next` of the page before; null for the first one */
  after: z.nullable(text(500, z.refine(isDocumentPath))),
});
export type AdvisorDataInput = z.infer<typeof advisorDataInput>;

export const advisorDataOutput = z.object({
  /** the parts in their order; empty unless asked for */
  parts: z._default(z.array(z.string()), []),
  /** documents as they are stored, times as text, with addresses beside the paths of files */
  records: z.array(z.record(z.string(), z.unknown())),
  /** null on the last page */
  next: z.nullable(z.string()),
});
export type AdvisorDataOutput = z.infer<typeof advisorDataOutput>;
