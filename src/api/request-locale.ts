import type { CountryCode, LanguageCode, LocaleCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import type { ApiRequest } from './engine.ts';

/** What a call may say of the shop it means (rule X-01). All of it is known from the host, so it is only compared. */
interface NamedScope {
  readonly locale?: LocaleCode | undefined;
  readonly language?: LanguageCode | undefined;
  readonly storeKey?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
  /** What else the call takes. */
  readonly [field: string]: unknown;
}

interface CallInput extends NamedScope {
  /** Of a new cart. */
  readonly draft?: (NamedScope & { readonly country?: CountryCode | undefined }) | undefined;
}

/** The first of them that is not the request's own; `undefined` where all are. */
function findForeign(scope: NamedScope, { market, currencyCode }: ApiRequest): string | undefined {
  const { locale, language, storeKey, currency } = scope;
  const speaks = (own: (one: (typeof market.languages)[number]) => boolean) => market.languages.some(own);
  if (locale !== undefined && !speaks((one) => one.locale === locale)) return 'locale';
  if (language !== undefined && !speaks((one) => one.language === language)) return 'language';
  if (storeKey !== undefined && storeKey !== market.storeId) return 'storeKey';
  if (currency !== undefined && currency !== currencyCode) return 'currency';
  return undefined;
}

/**
 * The locale that a call is answered in: the one it names, or that of the language it names, or the request's own. A store,
 * currency or country that is not the host's is refused with its field, so that nobody takes one store's cart for another's.
 */
export function resolveRequestLocale(
  input: CallInput,
  request: ApiRequest,
): Outcome<LocaleCode, { readonly field: string }> {
  const { draft = {} } = input;
  const foreign = findForeign(input, request);
  if (foreign !== undefined) return refuse({ field: foreign });
  const foreignOfDraft = findForeign(draft, request);
  if (foreignOfDraft !== undefined) return refuse({ field: `draft.${foreignOfDraft}` });
  if (draft.country !== undefined && draft.country !== request.market.countryCode) {
    return refuse({ field: 'draft.country' });
  }
  const { language, locale = draft.locale } = input;
  const spoken = request.market.languages.find((one) => one.language === language);
  return accept(locale ?? spoken?.locale ?? request.locale);
}
