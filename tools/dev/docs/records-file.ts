import { recordsDocument } from '@wbd/domain/processing';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

export const RECORDS_FILE = path.resolve(
  import.meta.dirname,
  '../../../docs/processing-records.md',
);

/** `docs/processing-records.md` as it has to be. */
export async function recordsFile(): Promise<string> {
  const options = await resolveConfig(RECORDS_FILE);
  return format(recordsDocument(), { ...options, parser: 'markdown' });
}
