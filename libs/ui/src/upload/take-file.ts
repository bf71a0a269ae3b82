import { fileProblem, type FileKind, type FileLimit } from '@wbd/domain/files';
import { checkContent } from './check-content.ts';
import { prepareFile } from './prepare-file.ts';
import type { Prepared } from './prepared.ts';

/** The file to upload for one that was chosen, or in German why there is none. */
export async function takeFile(
  kind: FileKind,
  chosen: File,
  limit: FileLimit,
  maxSeconds: number,
): Promise<Prepared> {
  const prepared = await prepareFile(kind, chosen);
  if ('problem' in prepared) return prepared;
  const { file } = prepared;
  const problem = fileProblem(kind, file, limit);
  if (problem !== null) return { problem };
  const check = await checkContent(kind, file, maxSeconds);
  return 'problem' in check ? check : { ...prepared, ...check };
}
