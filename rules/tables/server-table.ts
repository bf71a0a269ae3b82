import type * as z from 'zod/mini';
import type { Fields } from '../engine/request.ts';
import { serverFields, serverOnly, type Row, type Table } from '../engine/table.ts';

/** Every role tries to write a document and each of its fields; the reads say who may see it. */
export function serverTable(
  path: string,
  schemas: readonly z.ZodMiniObject[],
  data: Fields,
  reads: readonly Row[],
): Table {
  const rows = [...reads, ...serverOnly(path, data), ...serverFields(path, ...schemas)];
  return { collection: path.split('/').at(-2) ?? '', rows };
}
