import type { AddressName } from '../addresses/address-table.ts';
import type { ContentCalls } from '../api/contract/content.ts';
import type { ShopCalls } from '../api/contract.ts';
import type { CountryCode, LanguageCode, LocaleCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { Market } from '../markets/countries.ts';
import type { Toggles } from './toggles.ts';

/** Of the words in a search box, apart from what they find. */
export interface SearchWords {
  /** Where they lead instead of to products: a path of the shop without language prefix, or an https address. */
  findRedirect(words: string): Promise<string | undefined>;
  /** Counts a search as shoppers begin it, whoever they are. */
  record(
    words: string,
    hits: {
      readonly total: number;
      readonly relaxedWords?: readonly string[];
      readonly correctedText?: string;
    },
  ): void;
}

interface Seat {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region?: string;
  readonly country: CountryCode;
}

/** What pages say of who sells, as far as the merchant has said it. */
export interface PageMerchant {
  readonly shopName: string;
  readonly foundedYear: number | undefined;
  /** Where the merchant can be found besides, and who brings its parcels in the market. */
  readonly links: {
    readonly returnsPortal: string | undefined;
    readonly careers: string | undefined;
    readonly social: readonly { readonly name: string; readonly address: string }[];
  };
  readonly carriers: readonly string[];
  /** Where the company has its seat, as its country writes streets. */
  readonly seat: Seat | undefined;
  /** Address of a picture of the shop's own; none until the merchant has one. */
  readonly logo: string | undefined;
  /** Addresses of the official notices of the legal guarantee, by locale. */
  readonly guaranteeNotices: Readonly<Partial<Record<LocaleCode, string>>>;
  /** Names of the campaigns that the store of the market runs now. */
  readonly runningCampaigns: readonly string[];
}

/** What a loader or an action knows of the request it serves. */
export interface PageRequest {
  /** As it was asked for, language prefix and all. */
  readonly url: URL;
  /** The row of the table of addresses; none where no row fits. */
  readonly address: AddressName | undefined;
  /** What stands in the place of `:slug`, or nothing. */
  readonly slug: string;
  /** What the browser says the visitor came from. */
  readonly referer: string | undefined;
  /** What the browser says it is; empty where it says nothing. */
  readonly userAgent: string;
  /** Whether the browser says that a page of another site led here. */
  readonly isFromElsewhere: boolean;
  /** Whether it sends a form: what was typed is shown again even where the rest of the page cannot be. */
  readonly isSent: boolean;
  readonly market: Market;
  readonly locale: LocaleCode;
  /** What this market charges in today. */
  readonly currencyCode: CurrencyCode;
  /** The language prefix of the address; none for the country's default language. */
  readonly prefix: LanguageCode | undefined;
  /** `https://gantry.de`, as the shopper typed it. */
  readonly origin: string;
  /** The same for any market, whoever asks: what pages are named by. `undefined` where the merchant has no domain for it. */
  readonly findOrigin: (market: Market) => string | undefined;
  /** The shop, asked in process, as this request's session. Only pages that are not cached may ask for personal things. */
  readonly shop: ShopCalls;
  /** What merchants laid down for words that are searched for, and the count of them; of the request's locale. */
  readonly searchWords: SearchWords;
  /** Content pages, the same for everyone in the locale. */
  readonly content: ContentCalls;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly toggles: Toggles;
  /** Whether a market uses native product and category routes (rule R-03). */
  readonly usesNativeRouting: (market: Market) => boolean;
  /** Whether a market's store validates VAT numbers (rule M-07). */
  readonly validatesVat: (market: Market) => boolean;
  /** Whether a market's addresses are completed while they are typed (rule C-08). */
  readonly completesAddresses: (market: Market) => boolean;
  /** Whether a market's pages hear of what becomes of the cart elsewhere (rule G-07). */
  readonly followsCarts: (market: Market) => boolean;
  /** Whether cards of a market's lists have a button that adds to the cart (rule L-02). */
  readonly offersQuickAdd: (market: Market) => boolean;
  /** Whether whoever writes a review in the market is asked for consent. */
  readonly asksReviewConsent: (market: Market) => boolean;
  /** Whether whoever wants the newsletter in the market ticks a box for it. */
  readonly asksNewsletterTick: (market: Market) => boolean;
  /** Outside production: whom the case desk tells what became of a request (rule Q-01). */
  readonly findRequestDebug: (market: Market) => { readonly email: string } | undefined;
  /** A name for a form that may be sent once; another one each time. */
  readonly newFormId: () => string;
  readonly merchant: PageMerchant;
  readonly now: Date;
  /** Tells the shop's log what its operator may want to know; the shopper sees nothing of it. */
  readonly warn: (message: string) => void;
}
