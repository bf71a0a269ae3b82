import { NAMING_FIELDS } from '../../content/files/named-files.ts';
import type { DataRecord } from './advisor-data.repository.ts';

/** Fields that hold the path of a file. */
const FILE_FIELDS: ReadonlySet<string> = new Set(NAMING_FIELDS.map(({ field }) => field));

/** The files that a record names: field and path. */
export function filesNamedBy(record: DataRecord): [field: string, path: string][] {
  return [...FILE_FIELDS].flatMap((field): [string, string][] => {
    const path = record[field];
    return typeof path === 'string' && path.includes('/') ? [[field, path]] : [];
  });
}
