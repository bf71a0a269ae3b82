import { useSearchParams } from '@wbd/router';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { pageUploads } from './page-uploads.ts';
import type { FileValue, UploadAbout } from './upload.ts';

/** In the address of a form that was opened from an unfinished upload. */
export const UPLOAD_PARAM = 'upload';

/** An unfinished upload that a form goes on with. */
export interface Reopened<Values> {
  id: string;
  /** typed values */
  values: Values;
  /** the file of a field, unless it has to be chosen again */
  file: (field: string) => FileValue;
  /** names of the files that have to be chosen again */
  missing: readonly string[];
}

/**
 * The unfinished upload that the address names, if it is of this form and person. It is read once: the form then has the
 * values.
 * @param schema of the typed values
 */
export function useReopened<Values>(
  { uid, form }: Pick<UploadAbout, 'uid' | 'form'>,
  schema: z.ZodMiniType<Values>,
): Reopened<Values> | null {
  const [params] = useSearchParams();
  const id = params.get(UPLOAD_PARAM);
  const [reopened] = useState(() => {
    const draft = id === null ? null : pageUploads.draft(id, { uid, form });
    const values = schema.safeParse(draft?.values);
    if (id === null || !draft || !values.success) return null;
    const { files, missing } = draft;
    return { id, values: values.data, missing, file: (field: string) => files[field] ?? null };
  });
  return reopened;
}
