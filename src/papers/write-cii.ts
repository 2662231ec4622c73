import { XMLBuilder } from 'fast-xml-parser';
import type {
  InvoiceAmount,
  InvoiceLine,
  InvoiceVat,
  Paper,
  VatCategory,
} from '../commerce/purchase/invoices/invoice.ts';
import { writeDecimal } from '../kernel/decimal.ts';
import type { Money } from '../kernel/money.ts';
import { addressFormat } from '../markets/address-format.ts';
import type { PaperText } from './paper-text.ts';
import { nameAllowance, nameCharge, nameTerms, writeNotes } from './paper-words.ts';

/** A part of the document: elements in the order in which the schema wants them; `@` marks an attribute. */
type Part = { readonly [name: string]: Part | readonly Part[] | string | undefined };

const namespaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const;

/** The profile that says all of EN 16931 and no more. */
const GUIDELINE = 'urn:cen.eu:en16931:2017';

/** UNTDID 1001 */
const typeCodes: Readonly<Record<Paper['kind'], string>> = { invoice: '380', 'credit-note': '381' };

/** Why no tax is charged, by the list of the Connecting Europe Facility (BT-121). */
const exemptions: Readonly<
  Record<VatCategory, { readonly code: string; readonly note: 'intraCommunity' | 'export' } | undefined>
> = {
  S: undefined,
  Z: undefined,
  K: { code: 'VATEX-EU-IC', note: 'intraCommunity' },
  G: { code: 'VATEX-EU-G', note: 'export' },
};

const amountOf = ({ centAmount, fractionDigits }: Money): string => writeDecimal(centAmount, fractionDigits);

function writeDate(day: string): Part {
  return { 'udt:DateTimeString': { '@format': '102', '#text': day.replaceAll('-', '') } };
}

function writeTax({ category, permyriad }: InvoiceVat): Part {
  return {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': category,
    'ram:RateApplicablePercent': writeDecimal(permyriad, 2),
  };
}

function writeParty(party: {
  readonly name: string;
  readonly register?: string | undefined;
  readonly contact?: { readonly name: string; readonly phone: string; readonly email: string };
  readonly address: Paper['buyer']['address'] | Paper['seller']['address'];
  readonly email: string;
  readonly vatId?: string | undefined;
}): Part {
  const { name, register, contact, address, email, vatId } = party;
  const { country, streetName, streetNumber, postalCode, city, region, additionalAddressInfo } = address;
  return {
    'ram:Name': name,
    ...(register === undefined ? {} : { 'ram:Description': register }),
    ...(contact === undefined
      ? {}
      : {
          'ram:DefinedTradeContact': {
            'ram:PersonName': contact.name,
            'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': contact.phone },
            'ram:EmailURIUniversalCommunication': { 'ram:URIID': contact.email },
          },
        }),
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': postalCode,
      'ram:LineOne': addressFormat(country, { streetName, streetNumber }).join(', '),
      'ram:LineTwo': additionalAddressInfo,
      'ram:CityName': city,
      'ram:CountryID': country,
      'ram:CountrySubDivisionName': region,
    },
    'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': 'EM', '#text': email } },
    ...(vatId === undefined
      ? {}
      : { 'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': 'VA', '#text': vatId } } }),
  };
}

/** The company where there is one, else the person. */
function nameBuyer({ company, firstName = '', lastName = '' }: Paper['buyer']['address']): string {
  return company ?? `${firstName} ${lastName}`.trim();
}

function writeLine(line: InvoiceLine, position: number): Part {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(position + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:SellerAssignedID': line.sku, 'ram:Name': line.name },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.unitNet },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': 'H87', '#text': String(line.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': writeTax(line.vat),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amountOf(line.net) },
    },
  };
}

function writeDelivery(paper: Paper): Part {
  if (paper.kind === 'credit-note') return {};
  const { address, on } = paper.delivery;
  return {
    'ram:ShipToTradeParty': {
      'ram:Name': nameBuyer(address),
      'ram:PostalTradeAddress': {
        'ram:PostcodeCode': address.postalCode,
        'ram:LineOne': addressFormat(address.country, {
          streetName: address.streetName,
          streetNumber: address.streetNumber,
        }).join(', '),
        'ram:CityName': address.city,
        'ram:CountryID': address.country,
      },
    },
    ...(typeof on === 'string'
      ? { 'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': writeDate(on) } }
      : {}),
  };
}

/** Supplies within the Union name a day or a period of delivery and a country (BR-IC-11, BR-IC-12): a credit note those of its invoice. */
function writePeriod(paper: Paper): Part {
  const period =
    paper.kind === 'credit-note'
      ? { from: paper.corrects.issuedOn, to: paper.issuedOn }
      : typeof paper.delivery.on === 'string'
        ? undefined
        : paper.delivery.on;
  if (period === undefined) return {};
  return {
    'ram:BillingSpecifiedPeriod': {
      'ram:StartDateTime': writeDate(period.from),
      'ram:EndDateTime': writeDate(period.to),
    },
  };
}

/** UNTDID 4461: cash, transfer, card, a service online. */
function writePaymentMeans(paper: Paper): Part {
  if (paper.kind === 'credit-note') return {};
  const { paymentInterface, method, account } = paper.payment;
  if (paymentInterface === 'none') return {};
  const codes = {
    'cash-on-delivery': '10',
    'bank-transfer': '30',
    card: method === 'scheme' ? '48' : '68',
  } as const;
  return {
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': codes[paymentInterface],
      ...(account === undefined
        ? {}
        : {
            'ram:PayeePartyCreditorFinancialAccount': {
              'ram:IBANID': account.iban.replaceAll(' ', ''),
              'ram:AccountName': account.holder,
            },
            'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': account.bic },
          }),
    },
  };
}

function writeBeside(paper: Paper, text: PaperText): readonly Part[] {
  const write = (isCharge: 'true' | 'false', { net, vat }: InvoiceAmount, reason: string): Part => ({
    'ram:ChargeIndicator': { 'udt:Indicator': isCharge },
    'ram:ActualAmount': amountOf(net),
    'ram:Reason': reason,
    'ram:CategoryTradeTax': writeTax(vat),
  });
  return [
    ...paper.allowances.map((one) => write('false', one, nameAllowance(one, text))),
    ...paper.charges.map((one) => write('true', one, nameCharge(one, text))),
  ];
}

function writeVatGroups(paper: Paper, text: PaperText): readonly Part[] {
  return paper.vat.map(({ vat, taxable, tax }) => {
    const exemption = exemptions[vat.category];
    return {
      'ram:CalculatedAmount': amountOf(tax),
      'ram:TypeCode': 'VAT',
      'ram:ExemptionReason': exemption && text(exemption.note),
      'ram:BasisAmount': amountOf(taxable),
      'ram:CategoryCode': vat.category,
      'ram:ExemptionReasonCode': exemption?.code,
      'ram:RateApplicablePercent': writeDecimal(vat.permyriad, 2),
    };
  });
}

function writeTotals({ totals, currencyCode }: Paper): Part {
  return {
    'ram:LineTotalAmount': amountOf(totals.lines),
    'ram:ChargeTotalAmount': amountOf(totals.charges),
    'ram:AllowanceTotalAmount': amountOf(totals.allowances),
    'ram:TaxBasisTotalAmount': amountOf(totals.net),
    'ram:TaxTotalAmount': { '@currencyID': currencyCode, '#text': amountOf(totals.tax) },
    'ram:RoundingAmount': totals.rounding.centAmount === 0 ? undefined : amountOf(totals.rounding),
    'ram:GrandTotalAmount': amountOf(totals.gross),
    'ram:TotalPrepaidAmount': amountOf(totals.paid),
    'ram:DuePayableAmount': amountOf(totals.due),
  };
}

function writeSettlement(paper: Paper, text: PaperText): Part {
  const terms = paper.kind === 'invoice' ? nameTerms(paper, text) : text('credited');
  return {
    'ram:InvoiceCurrencyCode': paper.currencyCode,
    ...writePaymentMeans(paper),
    'ram:ApplicableTradeTax': writeVatGroups(paper, text),
    ...writePeriod(paper),
    'ram:SpecifiedTradeAllowanceCharge': writeBeside(paper, text),
    // BR-CO-25: what is still to be paid says when.
    ...(terms === undefined ? {} : { 'ram:SpecifiedTradePaymentTerms': { 'ram:Description': terms } }),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': writeTotals(paper),
    ...(paper.kind === 'credit-note'
      ? {
          'ram:InvoiceReferencedDocument': {
            'ram:IssuerAssignedID': paper.corrects.number,
            'ram:FormattedIssueDateTime': {
              'qdt:DateTimeString': {
                '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
                '@format': '102',
                '#text': paper.corrects.issuedOn.replaceAll('-', ''),
              },
            },
          },
        }
      : {}),
  };
}

function writeAgreement({ seller, buyer, order }: Paper): Part {
  const { shopName, name, register, address, email, phone, vatId } = seller;
  return {
    'ram:SellerTradeParty': writeParty({
      name,
      register,
      contact: { name: shopName, phone, email },
      address,
      email,
      vatId,
    }),
    'ram:BuyerTradeParty': writeParty({
      name: nameBuyer(buyer.address),
      address: buyer.address,
      email: buyer.email,
      vatId: buyer.vatId,
    }),
    'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': order.number },
  };
}

/** XML 1.0 has no place for these, whatever somebody typed into an address. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => String(value).replace(UNWRITABLE, ''),
});

/**
 * A paper as UN/CEFACT Cross Industry Invoice in the profile EN 16931, in its order's language: what Factur-X and ZUGFeRD put into
 * their PDF.
 */
export function writeCii(paper: Paper, text: PaperText): string {
  const document: Part = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      ...namespaces,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': GUIDELINE },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': paper.number,
        'ram:TypeCode': typeCodes[paper.kind],
        'ram:IssueDateTime': writeDate(paper.issuedOn),
        'ram:IncludedNote': writeNotes(paper, text).map((note) => ({ 'ram:Content': note })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': paper.lines.map(writeLine),
        'ram:ApplicableHeaderTradeAgreement': writeAgreement(paper),
        'ram:ApplicableHeaderTradeDelivery': writeDelivery(paper),
        'ram:ApplicableHeaderTradeSettlement': writeSettlement(paper, text),
      },
    },
  };
  return builder.build(document);
}
