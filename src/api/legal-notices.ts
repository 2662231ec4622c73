import type { LocaleCode } from '../kernel/locale.ts';
import { findComplaintsBook, mayDeclineDisputes } from '../markets/consumer-rights.ts';
import { findGuaranteeGuide } from '../markets/guarantee-guide.ts';
import { getLocale } from '../markets/locales.ts';
import { findLegalTerms } from '../merchant/legal-terms.ts';
import { legalFactsOf } from '../merchant/merchant.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import { openLegalText } from './api-text.ts';
import type { MarketFacts } from './contract/content.ts';

/** The notice of the legal guarantee, where the Union asks for it (rules D-05, D-13). */
export function writeGuaranteeNotice(locale: LocaleCode, now: Date): MarketFacts['guaranteeNotice'] {
  const href = findGuaranteeGuide(locale, now);
  if (href === undefined) return undefined;
  const text = openLegalText(locale);
  return {
    title: text('guaranteeNotice.title'),
    lead: text('guaranteeNotice.lead'),
    points: [
      text('guaranteeNotice.rights'),
      text('guaranteeNotice.seller'),
      text('guaranteeNotice.length'),
      text('guaranteeNotice.todo'),
    ],
    link: { label: text('guaranteeNotice.link'), href },
  };
}

const stances = { participates: 'disputes.participates', obliged: 'disputes.obliged' } as const;

/**
 * The sentence on disputes of the country (rule D-07): counsel's, else what the merchant says of taking part; who says nothing of it
 * names the body, and so does who declines where the country does not let them. Nothing where there is nothing to say.
 */
export function writeDisputes(locale: LocaleCode, now: Date, merchant: Merchant): MarketFacts['disputes'] {
  const { countryCode } = getLocale(locale);
  const text = openLegalText(locale);
  const counsel = findLegalTerms(merchant, locale, now).words.disputes;
  const { disputeBody, disputeWebsite, disputeStance: stated } = legalFactsOf(merchant, countryCode);
  const disputeStance = stated === 'declines' && !mayDeclineDisputes(countryCode) ? undefined : stated;
  const body = [disputeBody, disputeWebsite].filter((part) => part !== undefined).join(', ');
  const book = findComplaintsBook(countryCode);
  const own = () => {
    if (disputeStance === 'declines') return [text('disputes.declines')];
    if (disputeBody === undefined) return [];
    return [text(disputeStance === undefined ? 'disputes.turnTo' : stances[disputeStance], { body })];
  };
  const sentences = [
    ...(counsel === undefined ? own() : [counsel]),
    ...(book === undefined ? [] : [text('disputes.complaintsBook', { address: book })]),
  ];
  return sentences.length === 0 ? undefined : { title: text('disputes.title'), sentences };
}
