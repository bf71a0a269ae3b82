import {
  COMMISSION_VAT_PERCENT,
  HOME,
  lineText,
  readVatId,
  servicePeriod,
  statementNumber,
  type Party,
  type Statement,
} from '@wbd/domain/commission';
import { escaped } from '../../../content/pages/preview/escaped.ts';
import { ciiLine, CURRENCY, EN_16931, euros, line, type Cii } from '../../invoices/cii.ts';
import { payment, SMALL_BUSINESS, standing } from './paper-texts.de.ts';

/** UNTDID 1001: self-billed invoice. One that cancels another has negative figures. */
const SELF_BILLED = '389';

/**
 * A statement in the terms of EN 16931: the partner sells, the organisation that pays buys and issues the document.
 * `hasEInvoice` says that both are businesses in Germany.
 */
export function ciiStatement(statement: Statement): Cii {
  const { id, number, issuer, recipient, lines, net, tax, total } = statement;
  const isTaxed = recipient.kind === 'business';
  const category = {
    'cbc:ID': isTaxed ? 'S' : 'E',
    'cbc:Percent': isTaxed ? String(COMMISSION_VAT_PERCENT) : '0',
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  } as const;
  const [first, ...rest] = lines.map((one, index) =>
    ciiLine(index + 1, lineText(one), one.cents, category),
  );
  if (!first) throw new Error(`Statement ${id} has no line.`);
  const { from, until } = servicePeriod(statement);
  return {
    'cbc:CustomizationID': EN_16931,
    'cbc:ID': statementNumber(number),
    'cbc:IssueDate': statement.issuedOn,
    'cbc:InvoiceTypeCode': SELF_BILLED,
    // the library writes only one note as the schema wants it
    'cbc:Note': [['Gutschrift.', ...standing(statement)].join(' ')],
    'cbc:DocumentCurrencyCode': CURRENCY,
    'cac:InvoicePeriod': { 'cbc:StartDate': from, 'cbc:EndDate': until },
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf(recipient),
        ...(recipient.taxId !== null && { 'cac:PartyTaxScheme': [taxSchemeOf(recipient.taxId)] }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': line(recipient.name) },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf(issuer),
        // a buyer has no place for a tax number
        ...(issuer.taxId !== null &&
          readVatId(issuer.taxId) !== null && { 'cac:PartyTaxScheme': taxSchemeOf(issuer.taxId) }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': line(issuer.name) },
      },
    },
    // the schema asks for it beside the period
    'cac:Delivery': { 'cbc:ActualDeliveryDate': until },
    'cac:PaymentTerms': { 'cbc:Note': payment(statement) },
    'cac:TaxTotal': [
      {
        'cbc:TaxAmount': euros(tax),
        'cbc:TaxAmount@currencyID': CURRENCY,
        'cac:TaxSubtotal': [
          {
            'cbc:TaxableAmount': euros(net),
            'cbc:TaxableAmount@currencyID': CURRENCY,
            'cbc:TaxAmount': euros(tax),
            'cbc:TaxAmount@currencyID': CURRENCY,
            'cac:TaxCategory': {
              ...category,
              ...(!isTaxed && { 'cbc:TaxExemptionReason': SMALL_BUSINESS }),
            },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': euros(net),
      'cbc:LineExtensionAmount@currencyID': CURRENCY,
      'cbc:TaxExclusiveAmount': euros(net),
      'cbc:TaxExclusiveAmount@currencyID': CURRENCY,
      'cbc:TaxInclusiveAmount': euros(total),
      'cbc:TaxInclusiveAmount@currencyID': CURRENCY,
      'cbc:PayableAmount': euros(total),
      'cbc:PayableAmount@currencyID': CURRENCY,
    },
    'cac:InvoiceLine': [first, ...rest],
  };
}

const addressOf = ({ street, city, postalCode }: Party) => ({
  'cbc:StreetName': line(street),
  'cbc:CityName': line(city),
  'cbc:PostalZone': line(postalCode),
  'cac:Country': { 'cbc:IdentificationCode': HOME } as const,
});

function taxSchemeOf(taxId: string) {
  const vatId = readVatId(taxId);
  return {
    'cbc:CompanyID': vatId?.id ?? line(taxId),
    'cac:TaxScheme': { 'cbc:ID': vatId === null ? 'FC' : 'VAT' },
  };
}

const SELLER = '<ram:SellerTradeParty>';
const END = '</ram:ApplicableHeaderTradeSettlement>';

/**
 * Adds what the library leaves out: the number by which the payer knows the partner (BT-29; BR-CO-26 accepts no tax number
 * as the seller's only identifier), and the statement that a correction cancels (BG-3).
 */
export function completed(xml: string, { partner, corrects }: Statement): string {
  const [before, after] = splitOnce(xml, SELLER);
  const identified = `${before}${SELLER}\n\t\t\t\t<ram:ID>${escaped(partner)}</ram:ID>${after}`;
  return corrects ? withCancelled(identified, corrects) : identified;
}

function withCancelled(xml: string, { number, issuedOn }: NonNullable<Statement['corrects']>) {
  const [before, after] = splitOnce(xml, END);
  const reference = [
    '<ram:InvoiceReferencedDocument>',
    `\t<ram:IssuerAssignedID>${statementNumber(number)}</ram:IssuerAssignedID>`,
    '\t<ram:FormattedIssueDateTime>',
    `\t\t<qdt:DateTimeString format="102">${issuedOn.replaceAll('-', '')}</qdt:DateTimeString>`,
    '\t</ram:FormattedIssueDateTime>',
    '</ram:InvoiceReferencedDocument>',
  ];
  return `${before}${reference.map((one) => `\t${one}\n\t\t`).join('')}${END}${after}`;
}

/** @throws Error unless the text holds the mark exactly once */
function splitOnce(text: string, mark: string): [string, string] {
  const [before = '', after, ...more] = text.split(mark);
  if (after === undefined || more.length > 0) throw new Error('The e-invoice has another form.');
  return [before, after];
}
