import { expect, it, test } from 'vitest';
import { localeCodes } from '../kernel/locale.ts';
import { mayDeclineDisputes } from '../markets/consumer-rights.ts';
import { getMarket } from '../markets/countries.ts';
import { getLocale } from '../markets/locales.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import { writeDisputes, writeGuaranteeNotice } from './legal-notices.ts';

const now = new Date('2026-11-26T12:00:00Z');
const merchantOf = (facts: NonNullable<Merchant['legal']>): Merchant => ({ legal: facts });
const said = (locale: Parameters<typeof writeDisputes>[0], merchant: Merchant) =>
  writeDisputes(locale, now, merchant)?.sentences ?? [];

it.each(localeCodes)('D-05, D-13: in %s the notice of the guarantee is whole where it is owed', (locale) => {
  const notice = writeGuaranteeNotice(locale, now);
  const { isInEu } = getMarket(getLocale(locale).countryCode);
  if (notice === undefined) return expect(isInEu).toBe(false);
  const words = [notice.title, notice.lead, ...notice.points, notice.link.label];
  expect(new Set(words).size).toBe(7);
  expect(words.join(' ')).not.toMatch(/[{}]|guaranteeNotice\./);
  expect(notice.link.href).toMatch(/^https:\/\/europa\.eu\/youreurope\/\S+$/);
});

it.each(localeCodes)('D-07: in %s each stance on disputes has a sentence of its own', (locale) => {
  const body = { disputeBody: 'Body <1>', disputeWebsite: 'https://body.example/' };
  const sentences = [
    ...said(locale, merchantOf(body)),
    ...(['participates', 'obliged', 'declines'] as const).flatMap((disputeStance) =>
      said(locale, merchantOf({ ...body, disputeStance })),
    ),
  ];
  const own = sentences.filter((sentence) => !sentence.includes('livroreclamacoes'));
  // Where nobody may decline, who does so names the body as who says nothing.
  const mayDecline = mayDeclineDisputes(getLocale(locale).countryCode);
  expect(new Set(own).size).toBe(mayDecline ? 4 : 3);
  expect(own.filter((sentence) => sentence.includes('Body <1>, https://body.example/'))).toHaveLength(
    mayDecline ? 3 : 4,
  );
  // The Union's platform for disputes was closed; nothing leads there (Regulation (EU) 2024/3228).
  expect(sentences.join(' ')).not.toMatch(/ec\.europa\.eu|[{}]/);
});

test('D-07: who names nobody says nothing, but for the book of complaints of the country', () => {
  expect(writeDisputes('de-DE', now, {})).toBeUndefined();
  expect(said('pt-PT', {})).toEqual(['Livro de Reclamações: https://www.livroreclamacoes.pt/']);
});

test('D-07: counsel’s sentence counts from its day on, in place of the usual one', () => {
  const merchant = merchantOf({
    disputeBody: 'Stelle',
    terms: [
      {
        validFrom: '2026-11-27',
        source: 'VSBG § 36',
        countries: ['DE'],
        disputes: { 'de-DE': 'Wir schlichten.' },
      },
    ],
  });
  const later = new Date('2026-11-27T12:00:00Z');
  expect(said('de-DE', merchant)).toEqual([
    'Finden wir keine Einigung, können sich Verbraucher wenden an: Stelle.',
  ]);
  expect(writeDisputes('de-DE', later, merchant)?.sentences).toEqual(['Wir schlichten.']);
  expect(writeDisputes('de-AT', later, merchant)?.sentences).not.toEqual(['Wir schlichten.']);
});
