import { toCsv } from '@wbd/domain/csv';
import {
  filmSaleSchema,
  filmSellerSchema,
  sellerTable,
  sellerYears,
  type FilmSale,
  type FilmSeller,
} from '@wbd/domain/sales';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows-of.ts';

/** Firestore returns timestamps, the domain uses dates. */
const toDates = (data: DocumentData) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

/** Sellers of films in a year as CSV, for the report to tax authorities. */
export async function sellerReport(db: Firestore, year: number): Promise<string> {
  const sales: FilmSale[] = [];
  for await (const row of rowsOf(db.collection('filmSales'))) {
    sales.push(filmSaleSchema.parse({ id: row.id, ...toDates(row.data()) }));
  }
  const sellers = new Map<string, FilmSeller>();
  for await (const row of rowsOf(db.collection('filmSellers'))) {
    sellers.set(row.id, filmSellerSchema.parse({ id: row.id, ...toDates(row.data()) }));
  }
  const { headers, rows } = sellerTable(sellerYears(year, sales), sellers);
  return toCsv(headers, rows);
}
