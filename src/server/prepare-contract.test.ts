import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../demo/manuals/read-pdf.ts';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import type { ContractPages } from '../api/read-contract-texts.ts';
import { parseRichText } from '../content/rich-text.ts';
import { statement } from '../kernel/database.ts';
import { createContractPreparation } from './prepare-contract.ts';

let shop: TestShop;
let orderIds: readonly string[];
/** What the page of terms says at the moment. */
let terms = '';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: 'EX10000001', cents: 5000 });
  const buy = async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, 'EX10000001');
    const paid = await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    return (await shopper.get('createMyOrderFromCart', paid.cart)).order.id;
  };
  orderIds = [await buy(), await buy()];
  prepareOf = createContractPreparation({ ...shop.engine, content });
});
afterAll(() => shop.drop());

const content: ContractPages = {
  open: () => ({
    getPage: async (page: string) =>
      page === 'terms-and-conditions' && terms !== ''
        ? {
            ...{ page, slug: page, kind: 'information' },
            title: 'Obchodné podmienky',
            meta: { title: 'Podmienky' },
            blocks: [{ type: 'richText', text: terms }],
            slugAllLocales: {},
          }
        : undefined,
    readText: parseRichText,
    facts: {},
  }),
};
let prepareOf: ReturnType<typeof createContractPreparation>;
const prepare = (orderId = '') => prepareOf(orderId);
const countTexts = statement('select count(*)::int as count from contract_text');

test('D-12: an order keeps the texts as they stood when it was confirmed, equal ones once', async () => {
  terms = 'Platí od začiatku.';
  const [first, second] = orderIds;
  const before = await prepare(first);
  expect(before?.texts[0]?.pieces).toEqual([{ kind: 'paragraph', text: 'Platí od začiatku.' }]);
  expect((await prepare(second))?.texts).toEqual(before?.texts);
  terms = 'Odteraz platí iné.';
  expect((await prepare(first))?.texts).toEqual(before?.texts);
  expect(await shop.database.query(countTexts)).toEqual([{ count: 1 }]);
});

test('D-12: the PDF to keep is in the language of the order, and one for all that were confirmed alike', async () => {
  const [first, second] = await Promise.all(orderIds.map(prepare));
  const { title, language, pages } = readPdf(Buffer.from(first?.pdf ?? []));
  expect(language).toBe('sk-SK');
  expect(title).toBe('Podmienky a informácie k vašej objednávke');
  for (const words of ['Obchodné podmienky', 'Platí od začiatku.', '20.11.2026'])
    expect(pages.join('\n')).toContain(words);
  expect(second?.pdf).toBe(first?.pdf);
});
