import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../demo/manuals/read-pdf.ts';
import { testMerchant } from '../../tests/support/merchant.ts';
import { orderOf } from '../../tests/support/priced-order.ts';
import { discountOf, euro, germanInput, listedLine } from '../../tests/support/pricing-input.ts';
import { buildInvoice } from '../commerce/purchase/invoices/build-invoice.ts';
import type { Order } from '../commerce/purchase/orders/order.ts';
import type { PricingInput } from '../commerce/rules/pricing/pricing-input.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { drawPaper } from './draw-paper.ts';
import { loadPaperText } from './paper-text.ts';

const issue = { number: '2026000001', issuedOn: '2026-11-20' } as const;
const threeLines = germanInput(
  [
    listedLine(54_900, { sku: 'EX10000001' }),
    listedLine(5995, { sku: 'EX10000002', quantity: 3 }),
    listedLine(1250, { sku: 'EX10000003', quantity: 7, taxBasisPoints: 700 }),
  ],
  { discounts: [discountOf('welcome')], codFee: { value: euro(495), isChosen: true } },
);

async function draw(locale: LocaleCode, input: PricingInput = threeLines, more: Partial<Order> = {}) {
  return drawPaper(buildInvoice(orderOf(input, { locale, ...more }), testMerchant, issue));
}

const NO_BREAK_SPACE = /\u00a0/g;
const read = (pdf: Buffer) => {
  const { pages, ...rest } = readPdf(pdf);
  return { ...rest, pages, words: pages.join('\n').replace(NO_BREAK_SPACE, ' ') };
};

describe('T-02: the PDF of an invoice', () => {
  test.each(localeCodes)(
    'can be read, searched and copied in %s, with title and language',
    async (locale) => {
      const text = await loadPaperText(locale);
      const { title, language, words } = read((await draw(locale)).pdf);
      expect(title).toBe(`${text('invoice')} 2026000001`);
      expect(language).toBe(locale);
      for (const expected of ['2026000001', '20.11.2026', 'NS0000000042', 'Žofia Kováčová', 'EX10000003'])
        expect(words).toContain(expected);
      expect(words).toContain(text('totalNet').replace(NO_BREAK_SPACE, ' '));
    },
  );

  test('says the sums of the order', async () => {
    const { words } = read((await draw('de-DE')).pdf);
    for (const expected of ['634,56 €', '106,36 €', '5,23 €', '746,15 €', '−72,89 €', '50,377'])
      expect(words).toContain(expected);
  });

  test('of a hundred lines with long names runs over pages, with the head of the table on each', async () => {
    const input = germanInput(
      Array.from({ length: 100 }, (_, index) =>
        listedLine(1000 + index * 37, { sku: `EX1${String(index).padStart(7, '0')}` }),
      ),
    );
    const order = orderOf(input, { locale: 'de-DE' });
    const name = 'Edelstahl-Arbeitstisch mit Aufkantung, 1.500 × 600 mm, Tragkraft 230 kg, verstellbare Füße';
    const lineItems = order.contents.lineItems.map((line) => ({ ...line, name }));
    const long = { ...order, contents: { ...order.contents, lineItems } };
    const { pdf } = await drawPaper(buildInvoice(long, testMerchant, issue));
    const { pages } = read(pdf);
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
      if (page.includes('EX1')) expect(page).toContain('Einzelpreis netto');
    }
    const skus = pages.join('\n').match(/EX1\d{7}/g);
    expect(new Set(skus).size).toBe(100);
  });

  test('T-01: names a Czech order without NS, as everything else does', async () => {
    const { words } = read((await draw('cs-CZ', threeLines, { country: 'CZ' })).pdf);
    expect(words).toContain('0000000042');
    expect(words).not.toContain('NS0000000042');
  });

  test('is the same file byte for byte whenever it is drawn', async () => {
    expect((await draw('el-GR')).pdf.equals((await draw('el-GR')).pdf)).toBe(true);
  });

  test('carries its XML, and says that it is an archivable Factur-X', async () => {
    const { pdf } = await draw('fr-FR');
    const file = pdf.toString('latin1');
    expect(file).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(file).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(file).toMatch(/\/AFRelationship \/Alternative/);
  });
});

describe('T-02: the XML of an invoice', () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

  test('says the profile, parties and amounts', async () => {
    const { xml } = await draw('de-DE');
    const { 'rsm:CrossIndustryInvoice': root } = parser.parse(xml);
    const trade = root['rsm:SupplyChainTradeTransaction'];
    const settlement = trade['ram:ApplicableHeaderTradeSettlement'];
    expect(root['rsm:ExchangedDocumentContext']).toEqual({
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
    });
    expect(settlement['ram:SpecifiedTradeSettlementHeaderMonetarySummation']).toMatchObject({
      'ram:TaxBasisTotalAmount': '634.56',
      'ram:TaxTotalAmount': { '#text': '111.59', '@_currencyID': 'EUR' },
      'ram:GrandTotalAmount': '746.15',
      'ram:DuePayableAmount': '0.00',
    });
    expect(trade['ram:IncludedSupplyChainTradeLineItem']).toHaveLength(3);
  });

  test('tells a company of another country of the Union that it owes the tax, and why', async () => {
    const { xml } = await draw('de-DE', { ...threeLines, taxMode: 'External' });
    expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-IC</ram:ExemptionReasonCode>');
    expect(xml).toContain('<ram:CategoryCode>K</ram:CategoryCode>');
    expect(xml).not.toContain('<ram:CategoryCode>S</ram:CategoryCode>');
    expect(xml).toContain('DE123456789');
  });

  test.each([
    ['cash-on-delivery', 'payAtDoor', true],
    ['bank-transfer', 'due', false],
  ] as const)('says of what is open when it is paid: %s', async (paymentInterface, terms, isSaid) => {
    const text = await loadPaperText('de-DE');
    const payments = [{ id: 'payment', paymentInterface, method: 'none', state: 'Pending' }] as const;
    const { xml, pdf } = await draw('de-DE', threeLines, { payments, paid: euro(0) });
    const { 'rsm:CrossIndustryInvoice': root } = parser.parse(xml);
    const settlement = root['rsm:SupplyChainTradeTransaction']['ram:ApplicableHeaderTradeSettlement'];
    expect(settlement['ram:SpecifiedTradePaymentTerms']).toEqual({ 'ram:Description': text(terms) });
    expect(read(pdf).words.includes(text('payAtDoor'))).toBe(isSaid);
  });

  test('takes whatever somebody typed as text, and drops what XML has no place for', async () => {
    const order = orderOf(threeLines, { locale: 'de-DE' });
    const billingAddress = { ...order.contents.billingAddress, lastName: 'A&B <x> \u0001"\u{1f600}' };
    const contents = { ...order.contents, billingAddress };
    const { xml } = await drawPaper(buildInvoice({ ...order, contents }, testMerchant, issue));
    expect(xml).toContain('A&amp;B &lt;x&gt; &quot;\u{1f600}');
    expect(() => parser.parse(xml, true)).not.toThrow();
  });
});
