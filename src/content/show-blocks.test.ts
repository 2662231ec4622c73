import { describe, expect, it } from 'vitest';
import { type PlaceholderTexts, placeholderNames } from './placeholders.ts';
import { type Reading, showBlocks } from './show-blocks.ts';

const texts = Object.fromEntries(placeholderNames.map((name) => [name, `<${name}>`])) as PlaceholderTexts;

function reading(more: Partial<Reading> = {}): Reading {
  return {
    country: 'DE',
    now: new Date('2026-11-20T12:00:00.000Z'),
    conditions: new Set(['inEu']),
    campaigns: new Set(['black_friday']),
    texts,
    pictureStem: (name) => name,
    ...more,
  };
}

const notice = (more: object) => ({ type: 'notice', tone: 'info', text: 'x', ...more });
const typesOf = (blocks: readonly unknown[], more: Partial<Reading> = {}) =>
  showBlocks(blocks, reading(more)).blocks.map(({ type }) => type);

describe('N-01: blocks of a page', () => {
  it.each([
    ['without conditions', {}, true],
    ['from now on', { validFrom: '2026-11-20T12:00:00.000Z' }, true],
    ['from later on', { validFrom: '2026-11-20T12:00:01.000Z' }, false],
    ['until later', { validUntil: '2026-11-20T12:00:01.000Z' }, true],
    ['until now', { validUntil: '2026-11-20T12:00:00.000Z' }, false],
    ['for this country', { countries: ['AT', 'DE'] }, true],
    ['for another country', { countries: ['AT'] }, false],
    ['for all but this country', { exceptCountries: ['DE'] }, false],
    ['for all but another country', { exceptCountries: ['AT'] }, true],
    ['where a condition holds', { when: 'inEu' }, true],
    ['where it does not', { when: 'cashOnDelivery' }, false],
  ])('show as told: %s', (_, more, shows) => {
    expect(typesOf([notice(more)])).toEqual(shows ? ['notice'] : []);
  });

  it('D-09: link to the phone by what is dialled: a Markdown address with spaces would be no link', () => {
    const phone = { ...texts, phone: '+421 2 0000-0001' };
    const text = 'Call [{phone}](tel:{phone}).';
    expect(showBlocks([notice({ text })], reading({ texts: phone })).blocks).toMatchObject([
      { text: 'Call [+421 2 0000-0001](tel:+421200000001).' },
    ]);
  });

  it('N-03: with a campaign show while it runs', () => {
    const promo = { type: 'promo', campaign: 'black_friday', promos: [{ title: 'x' }] };
    expect(typesOf([promo])).toEqual(['promo']);
    expect(typesOf([promo], { campaigns: new Set() })).toEqual([]);
  });

  it('that count down are hidden when the time is over, unless they have something to say then', () => {
    const over = { type: 'countdown', title: 'x', until: '2026-11-20T12:00:00.000Z' };
    expect(typesOf([over])).toEqual([]);
    expect(typesOf([{ ...over, endText: 'Over.' }])).toEqual(['countdown']);
    expect(typesOf([{ ...over, until: '2026-11-20T12:00:01.000Z' }])).toEqual(['countdown']);
  });

  it('of an unknown type or shape are left out, and told', () => {
    const { blocks, unreadable } = showBlocks(
      [{ type: 'carousel' }, notice({}), { type: 'faq' }, 'text'],
      reading(),
    );
    expect(blocks.map(({ type }) => type)).toEqual(['notice']);
    expect(unreadable).toEqual([
      'block 0 ("carousel") is unknown',
      expect.stringMatching(/^block 2 \("faq"\): /),
      'block 3 (undefined) is unknown',
    ]);
  });

  it('have every placeholder of every text filled', () => {
    const faq = {
      type: 'faq',
      groups: [{ title: '{email}', entries: [{ question: '{phone}?', answer: 'a {codFee} b' }] }],
    };
    expect(showBlocks([faq], reading()).blocks).toEqual([
      {
        type: 'faq',
        groups: [{ title: '<email>', entries: [{ question: '<phone>?', answer: 'a <codFee> b' }] }],
      },
    ]);
  });
});
