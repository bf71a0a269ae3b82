import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { expect } from 'vitest';

/** Contents of all elements with this name, which never nest. */
export function inside(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 'gs'));
  return [...elements].map(([, content = '']) => content);
}

/** Cents of every element of this name below elements of that name. */
export function cents(xml: string, name: string, below: string): number[] {
  return inside(xml, below)
    .flatMap((part) => inside(part, name))
    .map((text) => {
      expect(text).toMatch(/^-?\d+\.\d{2}$/);
      return Math.round(Number(text) * 100);
    });
}
export const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
export const TOTALS = 'SpecifiedTradeSettlementHeaderMonetarySummation';

/** The rules of EN 16931 about totals that are broken. */
export function brokenTotals(xml: string): string[] {
  const total = (name: string) => sum(cents(xml, name, TOTALS));
  const lines = cents(xml, 'LineTotalAmount', 'IncludedSupplyChainTradeLineItem');
  const discounts = cents(xml, 'ActualAmount', 'SpecifiedTradeAllowanceCharge');
  const taxes = cents(xml, 'CalculatedAmount', 'ApplicableTradeTax');
  const [basis = 0] = cents(xml, 'BasisAmount', 'ApplicableTradeTax');
  const rate = Number(inside(xml, 'RateApplicablePercent')[0]);
  const rules: Record<string, boolean> = {
    'BR-CO-10': total('LineTotalAmount') === sum(lines),
    'BR-CO-11': total('AllowanceTotalAmount') === sum(discounts),
    'BR-CO-12': total('ChargeTotalAmount') === 0,
    'BR-CO-13':
      total('TaxBasisTotalAmount') === total('LineTotalAmount') - total('AllowanceTotalAmount'),
    'BR-CO-14': total('TaxTotalAmount') === sum(taxes),
    'BR-CO-15': total('GrandTotalAmount') === total('TaxBasisTotalAmount') + sum(taxes),
    'BR-CO-16':
      total('DuePayableAmount') === total('GrandTotalAmount') - total('TotalPrepaidAmount'),
    // the official rules allow for how the tax of each line was rounded
    'BR-CO-17': Math.abs(sum(taxes) - (basis * rate) / 100) <= Math.max(lines.length, 1),
    'BR-S-08': basis === total('TaxBasisTotalAmount'),
    'BR-27': cents(xml, 'ChargeAmount', 'NetPriceProductTradePrice').every((price) => price >= 0),
  };
  return Object.keys(rules).filter((rule) => rules[rule] !== true);
}

/** What the schema of Factur-X EN 16931 does not accept. */
export const schemaErrors = async (xml: string) => (await validateXsd(xml, Profile.EN16931)).errors;
