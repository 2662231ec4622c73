import { expect, test } from 'vitest';
import type { Review } from '../../../api/contract/reviews.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { toShownReview } from './shown-review.ts';

const review: Review = {
  id: '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20',
  title: 'Solide',
  text: 'Bohrt sauber.',
  authorName: 'Petra K.',
  rating: 4,
  createdAt: '2026-03-02T10:00:00.000Z',
  locale: 'de-DE',
  isVerifiedPurchase: false,
  custom: { reviewCreatedAt: '2025-12-31T23:30:00.000Z' },
  translations: { el: { title: 'Στιβαρό', text: 'Τρυπάει καθαρά.' } },
};

test('P-08: a review in the page’s language stands as it was written, on the day it was written there', () => {
  expect(toShownReview(review, 'de-AT', 'Europe/Vienna')).toEqual({
    id: review.id,
    rating: 4,
    authorName: 'Petra K.',
    day: '01.01.2026',
    title: 'Solide',
    text: 'Bohrt sauber.',
  });
});

test('P-08, W-02: elsewhere it stands in its own language, named, with the translation behind it', () => {
  const shown = toShownReview({ ...review, customerCareResponseText: 'Danke!' }, 'el-GR', 'Europe/Athens');
  expect(shown).toMatchObject({
    title: 'Solide',
    foreign: {
      language: 'de',
      languageName: 'Γερμανικά',
      translation: { title: 'Στιβαρό', text: 'Τρυπάει καθαρά.' },
    },
    response: 'Danke!',
  });
});

test('P-08: without a translation it says which language it is in', () => {
  const shown = toShownReview(review, 'fr-FR', 'Europe/Paris');
  expect(shown).toMatchObject({ title: 'Solide', foreign: { language: 'de' } });
  expect(shown.foreign).not.toHaveProperty('translation');
});

test('P-08, W-02: where the page’s language is missing, a translation that may be read says its language', () => {
  const en = { title: 'Sturdy', text: 'Drills clean.' };
  const fr = { title: 'Robuste', text: 'Perce net.' };
  const dutch: Review = { ...review, locale: 'nl-NL', translations: { en } };
  const translationOf = (of: Review, locale: LocaleCode) =>
    toShownReview(of, locale, 'Europe/Bratislava').foreign?.translation;
  expect(translationOf(dutch, 'sk-SK')).toEqual({ ...en, other: { language: 'en', name: 'angličtina' } });
  // Belgium reads French, too.
  const french = { ...review, translations: { en, fr } };
  expect(translationOf(french, 'nl-BE')).toMatchObject({ title: 'Robuste', other: { name: 'Frans' } });
  expect(translationOf(french, 'fr-BE')).toEqual(fr);
  expect(translationOf({ ...dutch, locale: 'en-GB' }, 'sk-SK')).toBeUndefined();
});

test('W-01: a purchase is called verified only where the shop knows it', () => {
  expect(toShownReview(review, 'de-DE', 'Europe/Berlin')).not.toHaveProperty('isVerified');
  const bought = { ...review, isVerifiedPurchase: true };
  expect(toShownReview(bought, 'de-DE', 'Europe/Berlin')).toMatchObject({ isVerified: true });
});
