import {
  readCsv,
  readTableBy,
  type Encoding,
  type FileProblem,
  type FileTable,
  type RowProblem,
} from '@wbd/domain/tables';
import { isVcards, readVcards, type CardProblem } from './read-vcards.ts';

/** Something in the file that could not be read as it stands. */
export type CustomersProblem = RowProblem | CardProblem;

export interface CustomersTable extends FileTable<CustomersProblem> {
  kind: 'values' | 'contacts';
}

/**
 * Reads a table of customers: separated values, or vCards.
 * @param encoding defaults to the one that the file looks like
 */
export function readCustomers(
  bytes: Uint8Array,
  encoding?: Encoding,
): CustomersTable | FileProblem {
  let kind: CustomersTable['kind'] = 'values';
  const reader = (text: string): Pick<CustomersTable, 'rows' | 'problems'> => {
    if (!isVcards(text)) return readCsv(text);
    kind = 'contacts';
    return readVcards(text);
  };
  const table = readTableBy(reader, bytes, encoding);
  return typeof table === 'string' ? table : { ...table, kind };
}
