import { berlinDay } from '../time/index.ts';
import type { FilmSale } from './sale.ts';
import type { FilmSeller } from './seller.ts';

type Reported = Pick<FilmSale, 'seller' | 'issuer' | 'total' | 'returned' | 'fee' | 'paidAt'>;

/** What a seller took in in a year, by quarter, in cents (§ 14 PStTG). */
export interface SellerYear {
  seller: string;
  issuer: Reported['issuer'];
  count: number;
  /** what buyers paid and did not get back, VAT included */
  sums: [number, number, number, number];
  /** what the operator kept */
  fees: [number, number, number, number];
}

const QUARTER_MONTHS = 3;

/** Sellers of a year, in the order of their names. Payments that went back as a whole do not count. */
export function sellerYears(year: number, sales: readonly Reported[]): SellerYear[] {
  const years = new Map<string, SellerYear>();
  const inOrder = sales.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  for (const { seller, issuer, total, returned, fee, paidAt } of inOrder) {
    const day = berlinDay(paidAt);
    if (Number(day.slice(0, 4)) !== year || returned >= total) continue;
    const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / QUARTER_MONTHS);
    const known = years.get(seller);
    const sum: SellerYear = known ?? {
      seller,
      issuer,
      count: 0,
      sums: [0, 0, 0, 0],
      fees: [0, 0, 0, 0],
    };
    const at = quarter === 0 ? 0 : quarter === 1 ? 1 : quarter === 2 ? 2 : 3;
    sum.count += 1;
    sum.sums[at] += total - returned;
    sum.fees[at] += fee;
    // the latest invoice names the seller as the tax profile does by now
    years.set(seller, { ...sum, issuer });
  }
  return [...years.values()].toSorted((one, other) =>
    one.issuer.name.localeCompare(other.issuer.name, 'de'),
  );
}

const HEADERS = [
  'Name',
  'Straße',
  'PLZ',
  'Ort',
  'Land',
  'Steuernummer oder USt-IdNr.',
  'Rechtsform',
  'Geburtsdatum',
  'Handelsregister',
  'Verkäufe',
  ...[1, 2, 3, 4].flatMap((quarter) => [`Vergütung Q${quarter}`, `Gebühren Q${quarter}`]),
];

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The report as a table: a row for each seller. */
export function sellerTable(
  years: readonly SellerYear[],
  sellers: ReadonlyMap<string, FilmSeller>,
): { headers: string[]; rows: string[][] } {
  const rows = years.map(({ seller, issuer, count, sums, fees }) => {
    const details = sellers.get(seller);
    const { name, street, postalCode, city, country, taxId } = issuer;
    return [
      name,
      street,
      postalCode,
      city,
      country,
      taxId ?? '',
      details?.legalForm === 'company' ? 'Firma' : 'Person',
      details?.bornOn ?? '',
      details?.register ?? '',
      String(count),
      ...sums.flatMap((sum, quarter) => [euros(sum), euros(fees[quarter] ?? 0)]),
    ];
  });
  return { headers: HEADERS, rows };
}
