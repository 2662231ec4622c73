import { expect, test } from 'vitest';
import { orderOf } from '../../tests/support/priced-order.ts';
import { germanInput, listedLine } from '../../tests/support/pricing-input.ts';
import { parseRichText } from '../content/rich-text.ts';
import type { Block, ShownPage } from './contract/content.ts';
import { readContractTexts } from './read-contract-texts.ts';

const pageOf = (page: string, blocks: readonly Block[]): ShownPage => ({
  page,
  slug: page,
  kind: 'information',
  title: `About ${page}`,
  meta: { title: page },
  blocks,
  slugAllLocales: {},
});
const pages = new Map(
  [
    pageOf('terms-and-conditions', [
      { type: 'richText', text: '## Prices\n\nWith **VAT**, see [here](page:payment).' },
    ]),
    pageOf('return-policy', [
      { type: 'steps', title: 'How', steps: [{ title: 'Tell us', text: 'Write to us.' }] },
      { type: 'notice', tone: 'info', title: 'Model form', text: 'I hereby withdraw.' },
      {
        type: 'faq',
        title: 'Questions',
        groups: [
          { title: 'Before', entries: [{ question: 'When?', answer: 'Soon.' }] },
          { title: 'After', entries: [{ question: 'Where?', answer: 'Here.' }] },
        ],
      },
      { type: 'contact' },
    ]),
    pageOf('premium-gurantee', [{ type: 'richText', text: '- one\n- two' }]),
  ].map((page) => [page.page, page]),
);
const content = { getPage: async (name: string) => pages.get(name), readText: parseRichText, facts: {} };
const { contents } = orderOf(germanInput([listedLine(1000)]));
const namesOf = async (some: Partial<typeof contents>) =>
  (await readContractTexts(content, { ...contents, ...some })).map(({ page }) => page);

test('D-12: a consumer is given terms and how to withdraw, with the model form, as words', async () => {
  const [terms, withdrawal] = await readContractTexts(content, contents);
  expect(terms).toEqual({
    page: 'terms-and-conditions',
    title: 'About terms-and-conditions',
    pieces: [
      { kind: 'heading', text: 'Prices' },
      { kind: 'paragraph', text: 'With VAT, see here.' },
    ],
  });
  expect(withdrawal?.pieces.map(({ text }) => text)).toEqual([
    'How',
    'Tell us',
    'Write to us.',
    'Model form',
    'I hereby withdraw.',
    ...['Questions', 'Before', 'When?', 'Soon.', 'After', 'Where?', 'Here.'],
  ]);
});

test('D-12: companies cannot withdraw, and a guarantee that was bought comes with its own text', async () => {
  expect(await namesOf({ clientType: 'COMPANY' })).toEqual(['terms-and-conditions']);
  const [line] = contents.lineItems;
  if (line === undefined) throw new Error('the order has a line');
  const lineItems = [line, { ...line, parentSku: line.sku }];
  expect(await namesOf({ lineItems })).toEqual(['terms-and-conditions', 'return-policy', 'premium-gurantee']);
});

test('D-12: a shop without such pages sends none', async () => {
  const empty = { ...content, getPage: async () => undefined };
  expect(await readContractTexts(empty, contents)).toEqual([]);
});

test('D-05, D-07: a consumer keeps the notice of the guarantee and the sentence on disputes, a company does not', async () => {
  const facts = {
    guaranteeNotice: {
      title: 'Legal guarantee',
      lead: 'Two years.',
      points: ['Repair.'],
      link: { label: 'More', href: 'https://europa.eu/youreurope/guarantees' },
    },
    disputes: { title: 'Disputes', sentences: ['We take part.'] },
  };
  const read = (clientType: 'PRIVATE' | 'COMPANY') =>
    readContractTexts({ ...content, facts }, { ...contents, clientType });
  expect((await read('PRIVATE')).slice(-2)).toEqual([
    {
      page: 'guarantee-notice',
      title: 'Legal guarantee',
      pieces: ['Two years.', 'Repair.', 'More: https://europa.eu/youreurope/guarantees'].map((text) => ({
        kind: 'paragraph',
        text,
      })),
    },
    { page: 'disputes', title: 'Disputes', pieces: [{ kind: 'paragraph', text: 'We take part.' }] },
  ]);
  expect((await read('COMPANY')).map(({ page }) => page)).toEqual(['terms-and-conditions']);
});
