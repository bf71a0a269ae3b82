import { VAT_PERCENT, type Invoice, type Seller } from '@wbd/domain/invoices';
import { ciiLine, CURRENCY, EN_16931, euros, line, type Cii, type CiiLine } from './cii.ts';

/** UNTDID 1001: commercial invoice. */
const COMMERCIAL_INVOICE = '380';
/** UNTDID 4461: card. Packages are paid by card alone. */
const CARD = '48';
/** Scheme of electronic addresses that are e-mail addresses. */
const EMAIL = 'EM';

/** The standard rate. */
const category: CiiLine['cac:Item']['cac:ClassifiedTaxCategory'] = {
  'cbc:ID': 'S',
  'cbc:Percent': String(VAT_PERCENT),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
};

/**
 * An invoice in the terms of EN 16931. Every amount is the payment provider's; nothing is computed. It is paid, so that
 * nothing is due; `makesEInvoice` says that the buyer is in Germany.
 */
export function ciiInvoice(invoice: Invoice, seller: Seller): Cii {
  const { number, issuedOn, period, lines, discount, net, tax, gross } = invoice;
  const sum = lines.reduce((total, { cents }) => total + cents, 0);
  const [first, ...rest] = lines.map(lineOf);
  if (!first) throw new Error(`Invoice ${invoice.id} has no line.`);
  return {
    'cbc:CustomizationID': EN_16931,
    'cbc:ID': line(number),
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': COMMERCIAL_INVOICE,
    'cbc:DocumentCurrencyCode': CURRENCY,
    ...(period && {
      'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.until },
    }),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(invoice.buyer) },
    // the schema asks for it beside the period
    'cac:Delivery': { 'cbc:ActualDeliveryDate': period?.from ?? issuedOn },
    'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': CARD }],
    ...(discount > 0 && {
      'cac:AllowanceCharge': [
        {
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReason': 'Rabatt',
          'cbc:Amount': euros(discount),
          'cbc:Amount@currencyID': CURRENCY,
          'cac:TaxCategory': category,
        },
      ],
    }),
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
            'cac:TaxCategory': category,
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': euros(sum),
      'cbc:LineExtensionAmount@currencyID': CURRENCY,
      'cbc:TaxExclusiveAmount': euros(net),
      'cbc:TaxExclusiveAmount@currencyID': CURRENCY,
      'cbc:TaxInclusiveAmount': euros(gross),
      'cbc:TaxInclusiveAmount@currencyID': CURRENCY,
      ...(discount > 0 && {
        'cbc:AllowanceTotalAmount': euros(discount),
        'cbc:AllowanceTotalAmount@currencyID': CURRENCY,
      }),
      'cbc:PrepaidAmount': euros(gross),
      'cbc:PrepaidAmount@currencyID': CURRENCY,
      'cbc:PayableAmount': euros(0),
      'cbc:PayableAmount@currencyID': CURRENCY,
    },
    'cac:InvoiceLine': [first, ...rest],
  };
}

const lineOf = ({ name, cents }: Invoice['lines'][number], index: number): CiiLine =>
  ciiLine(index + 1, name, cents, category);

function sellerParty({
  name,
  street,
  postalCode,
  city,
  vatId,
  email,
}: Seller): Cii['cac:AccountingSupplierParty']['cac:Party'] {
  return {
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': EMAIL,
    'cac:PostalAddress': {
      'cbc:StreetName': line(street),
      'cbc:CityName': line(city),
      'cbc:PostalZone': postalCode,
      'cac:Country': { 'cbc:IdentificationCode': 'DE' },
    },
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': line(name) },
  };
}

function buyerParty({
  name,
  email,
  street,
  addition,
  postalCode,
  city,
  vatId,
}: Invoice['buyer']): Cii['cac:AccountingCustomerParty']['cac:Party'] {
  return {
    'cbc:EndpointID': line(email),
    'cbc:EndpointID@schemeID': EMAIL,
    'cac:PostalAddress': {
      ...(street !== null && { 'cbc:StreetName': line(street) }),
      ...(addition !== null && { 'cbc:AdditionalStreetName': line(addition) }),
      ...(city !== null && { 'cbc:CityName': line(city) }),
      ...(postalCode !== null && { 'cbc:PostalZone': line(postalCode) }),
      'cac:Country': { 'cbc:IdentificationCode': 'DE' },
    },
    ...(vatId !== null && {
      'cac:PartyTaxScheme': { 'cbc:CompanyID': line(vatId), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': line(name) },
  };
}
