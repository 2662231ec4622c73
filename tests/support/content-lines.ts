import { pageLine } from './sample-catalogue.ts';

/** Two articles, two brands and a page for each type of block, in one locale. */
type Block = Readonly<Record<string, unknown>> & { readonly type: string };

const blocks: readonly Block[] = [
  {
    type: 'richText',
    text: '## Delivery costs\nFree from {freeShippingFrom}, see [payment](page:payment) or [nothing](page:nowhere).\n\n- **bold** item\n\n1. first\n\n| Parcel | Freight |\n|---|---|\n| {parcelFee} | {freightFee} |',
  },
  {
    type: 'hero',
    title: 'The head of it',
    text: 'What it is about',
    picture: { name: 'hero-workshop', alt: 'A workshop' },
    links: [{ label: 'To all goods', target: 'route:categories' }],
  },
  { type: 'banner', title: 'A banner', link: { label: 'To the saws', target: 'category:workshop' } },
  { type: 'categoryCards', title: 'Our departments', categories: ['workshop'] },
  { type: 'productListing', title: 'Chosen goods', skus: ['EX10000002', 'EX10000001'] },
  {
    type: 'faq',
    title: 'Questions',
    groups: [{ title: 'Money', entries: [{ question: 'Is it dear?', answer: 'It is **not**.' }] }],
  },
  {
    type: 'newsletter',
    title: 'News by mail',
    link: { label: 'Take part', target: 'route:createAccount' },
  },
  { type: 'reviewCarousel', title: 'Buyers say', skus: ['EX10000001'] },
  {
    type: 'countdown',
    title: 'Soon over',
    until: '2030-01-01T12:00:00.000Z',
    picture: { name: 'banner-black-friday', alt: 'Goods in the dark' },
  },
  { type: 'promo', title: 'Offers', promos: [{ title: 'Saw week', badge: '-20 %' }] },
  { type: 'posts', title: 'Read on' },
  { type: 'brands', title: 'Our brands' },
  { type: 'promises', title: 'Reasons' },
  { type: 'contact', title: 'Talk to us', hours: 'Mon–Fri 8–17' },
  { type: 'companyInformation', title: 'Who we are' },
  { type: 'bankDetails', title: 'Our account' },
  { type: 'paymentMethods', title: 'Ways to pay' },
  { type: 'shippingFees', title: 'Delivery fees' },
  { type: 'table', title: 'Sizes', columns: ['Size', 'Length'], rows: [['M', '**20** cm']] },
  { type: 'steps', title: 'How to return', steps: [{ title: 'Pack it', text: 'Well.' }] },
  { type: 'notice', tone: 'warning', title: 'Mind the blade', text: 'It is sharp.' },
];

/** `example-faq` has the block `faq` alone, and so on; `payment` all of them. */
export function contentLines(locale: string): readonly object[] {
  return [
    ...blocks.map((block) =>
      pageLine(`example-${block.type.toLowerCase()}`, locale, {
        title: `Example ${block.type}`,
        blocks: [block],
      }),
    ),
    pageLine('payment', locale, {
      title: 'Ways to pay in {country}',
      meta: { title: 'Paying | {shopName}', description: 'All about paying' },
      blocks,
    }),
    ...[1, 2].map((number) =>
      pageLine(`article-${number}`, locale, {
        kind: 'article',
        title: `Article ${number}`,
        publishedAt: `2026-0${number}-01T08:00:00.000Z`,
        teaser: { title: `Article ${number}`, text: 'What it says' },
      }),
    ),
    ...['MSW', 'Ulsonix'].map((brand) =>
      pageLine(brand.toLowerCase(), locale, { kind: 'brand', brand, title: brand, teaser: { title: brand } }),
    ),
  ];
}

export const exampleBlockTypes = blocks.map(({ type }) => type);
