import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  categoryLine,
  createRecordingEvents,
  importLines,
  importText,
  pageLine,
  writeLines,
} from '../../tests/support/sample-catalogue.ts';
import { statement } from '../kernel/database.ts';
import { describeProblem } from './catalogue-file.ts';
import { exportCatalogue } from './export-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await importLines(test.database, [
    categoryLine('saws', null, { slug: { 'de-DE': 'saegen', 'en-GB': 'saws' } }),
  ]);
});
afterAll(() => test.drop());
beforeEach(() => test.database.query(statement('delete from page')));

async function problemsOf(...lines: readonly object[]): Promise<string[]> {
  const outcome = await importText(test.database, writeLines(lines));
  return outcome.ok ? [] : outcome.refusal.problems.map(describeProblem);
}

const article = (more: object = {}) =>
  pageLine('choose-a-saw', 'en-GB', {
    kind: 'article',
    title: 'Choose a saw',
    publishedAt: '2026-01-05T08:00:00.000Z',
    teaser: { title: 'Choose a saw', picture: { name: 'band-saw-blue', alt: 'A band saw' } },
    ...more,
  });

describe('N-02: pages in a catalogue file', () => {
  it('come back from an export as they were, and the export changes nothing', async () => {
    await importLines(test.database, [
      pageLine('payment', 'de-DE', { title: 'Zahlung', meta: { title: 'Zahlung', noindex: true } }),
      pageLine('home', 'de-DE', { kind: 'home' }),
      pageLine('msw', 'de-DE', { kind: 'brand', brand: 'MSW', teaser: { title: 'MSW' } }),
      article(),
    ]);
    let written = '';
    await exportCatalogue({
      database: test.database,
      types: ['page'],
      async write(chunk) {
        written += chunk;
      },
    });
    expect(written.trim().split('\n')).toHaveLength(4);
    expect(JSON.parse(written.split('\n')[0] ?? '')).toEqual(article());
    const again = await importText(test.database, written);
    expect(again.ok && again.value.isUnchanged).toBe(true);
  });

  it('tell the shop that pages changed, and nothing when none did', async () => {
    const events = createRecordingEvents();
    await importLines(test.database, [pageLine('payment', 'de-DE')], events);
    expect(events.announced).toEqual([{ type: 'content-changed' }]);
    const quiet = createRecordingEvents();
    await importLines(test.database, [pageLine('payment', 'de-DE')], quiet);
    expect(quiet.announced).toEqual([]);
  });

  it('replace a page as a whole', async () => {
    await importLines(test.database, [pageLine('payment', 'de-DE', { title: 'Zahlung' })]);
    const { counts } = await importLines(test.database, [pageLine('payment', 'de-DE')]);
    expect(counts.page).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await test.database.query(statement('select title from page'))).toEqual([{ title: null }]);
  });
});

describe('R-22: addresses of one locale', () => {
  it('belong to a page or a category, not to both, whichever comes first', async () => {
    expect(await problemsOf(pageLine('saw-advice', 'de-DE', { slug: 'saegen' }))).toEqual([
      'line 1: pages.slug: saegen is taken by the category saws',
    ]);
    await importLines(test.database, [pageLine('drills', 'de-DE', { slug: 'bohrer' })]);
    expect(
      await problemsOf(
        categoryLine('shelves'),
        categoryLine('drills', null, { slug: { 'de-DE': 'bohrer', 'en-GB': 'drills' } }),
      ),
    ).toEqual(['line 2: categories.slug: bohrer is taken by the page drills.de-DE']);
  });

  it('count fallbacks: Austria shows the German category', async () => {
    expect(await problemsOf(pageLine('saw-advice', 'de-AT', { slug: 'saegen' }))).toEqual([
      'line 1: pages.slug: saegen is taken by the category saws',
    ]);
  });

  it('belong to one page, fallbacks counted, and another locale may use them', async () => {
    expect(
      await problemsOf(pageLine('payment', 'de-DE'), pageLine('paying', 'de-AT', { slug: 'payment' })),
    ).toEqual(['line 2: pages.slug: payment is taken by the page payment.de-DE']);
    expect(
      await problemsOf(pageLine('payment', 'de-DE'), pageLine('paying', 'fr-FR', { slug: 'payment' })),
    ).toEqual([]);
  });

  it.each([
    ['a product’s', { slug: 'saw-10000001' }, 'pages.slug: must not end in 8 digits, as product slugs do'],
    ['the shop’s own', { slug: 'checkout' }, 'pages.slug: is an address of the shop itself'],
    ['home’s', { slug: 'home' }, 'pages.slug: is the home page’s'],
    [
      'capital letters',
      { slug: 'Payment' },
      'pages.slug: must be lowercase letters, digits and single hyphens',
    ],
  ])('are refused when they are %s', async (_, more, expected) => {
    expect(await problemsOf(pageLine('page', 'de-DE', more))).toContain(`line 1: ${expected}`);
  });
});

describe('a page line', () => {
  it.each([
    ['a key of another page', { key: 'other.de-DE' }, 'pages.key: must be page.de-DE'],
    ['an unknown locale', { locale: 'de-LU', key: 'page.de-LU' }, 'pages.locale: '],
    ['no blocks', { blocks: [] }, 'pages.blocks: '],
    [
      'an unknown block',
      { blocks: [{ type: 'carousel' }] },
      'pages.blocks.0.type: has no type that is known',
    ],
    [
      'an unknown field of a block',
      { blocks: [{ type: 'brands', size: 3 }] },
      'pages.blocks.0.size: unknown field',
    ],
    [
      'an unknown placeholder',
      { blocks: [{ type: 'richText', text: 'From {price} on' }] },
      'pages.blocks.0.text: {price} is no placeholder',
    ],
    [
      'a link that runs a program',
      { blocks: [{ type: 'richText', text: '[go](javascript:alert)' }] },
      'pages.blocks.0.text: javascript:alert is nothing that a link can lead to',
    ],
    [
      'a block that ends before it begins',
      {
        blocks: [
          {
            type: 'notice',
            text: 'x',
            validFrom: '2026-02-01T00:00:00.000Z',
            validUntil: '2026-01-01T00:00:00.000Z',
          },
        ],
      },
      'pages.blocks.0.validUntil: must be after validFrom',
    ],
    ['a brand page without brand', { kind: 'brand' }, 'pages.brand: is missing'],
    ['an article without date', { kind: 'article' }, 'pages.publishedAt: is missing, and articles need it'],
    ['an unknown field', { colour: 'red' }, 'pages.colour: unknown field'],
  ])('is refused for %s', async (_, more, expected) => {
    const problems = await problemsOf(pageLine('home-page', 'de-DE'), pageLine('page', 'de-DE', more));
    expect(problems.map((problem) => problem.slice(0, `line 2: ${expected}`.length))).toContain(
      `line 2: ${expected}`,
    );
  });
});
