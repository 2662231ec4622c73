import type { Block } from '../../content/blocks.ts';
import type { PageKind, PageMeta, PageTeaser } from '../../content/page.ts';
import type { Inline, RichNode } from '../../content/text-tree.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';
import type { PartnerMethod } from '../../markets/partner-methods.ts';
import type { BankAccount } from '../../merchant/merchant.ts';
import type { LegalWords } from '../../merchant/merchant-schema.ts';

export type { Block, BlockType } from '../../content/blocks.ts';
export type { ContentRoute } from '../../content/link-target.ts';
export type { Inline, RichNode } from '../../content/text-tree.ts';

/** What a link to a page says. */
export interface PageLink {
  readonly page: string;
  readonly slug: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly brand?: string;
  /** UTC. */
  readonly publishedAt?: string;
  readonly teaser?: PageTeaser;
}

/** A page as its locale shows it: placeholders filled, blocks that do not show left out. */
export interface ShownPage extends PageLink {
  /** The page's own heading, where it has one. */
  readonly heading?: string;
  readonly meta: PageMeta;
  readonly blocks: readonly Block[];
  /** Its address in every locale that has the page. */
  readonly slugAllLocales: Readonly<Partial<Record<LocaleCode, string>>>;
}

/** What blocks without words of their own show of a market. */
export interface MarketFacts {
  /** Texts that the merchant has not said are empty. */
  readonly company: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly registration: string;
    readonly vatId: string;
    readonly email: string;
    readonly phone: string;
    /** In the words of the locale. */
    readonly openingHours: string;
    readonly supervisoryAuthority: string;
  };
  readonly bankAccount?: BankAccount;
  readonly paymentMethods: readonly PartnerMethod[];
  /** The wallets that a whole cart can be paid by in one go (rule Y-05). */
  readonly expressWallets: readonly PartnerMethod[];
  readonly takesBankTransfer: boolean;
  readonly codFee?: Money;
  readonly parcel: Money;
  readonly freight: Money;
  readonly freeAbove: Money;
  /** Working days. */
  readonly parcelDays: { readonly from: number; readonly to: number };
  readonly freightDays: { readonly from: number; readonly to: number };
  /** Days in which goods may be sent back. */
  readonly returnDays: number;
  /** The seller pays for sending them; else whoever bought them. */
  readonly hasFreeReturns: boolean;
  /** Years for which the seller answers for faults. */
  readonly guaranteeYears: number;
  /** Words of the merchant's counsel, in the locale; the messages where there are none. */
  readonly legalWords: LegalWords;
}

/** Content pages in the locale of the request. */
export interface ContentCalls {
  findPages(): Promise<readonly PageLink[]>;
  getPage(page: string): Promise<ShownPage | undefined>;
  getPageAt(slug: string): Promise<ShownPage | undefined>;
  /** The slug here of the page that has another one in another language. */
  findSlugOf(translated: string): Promise<string | undefined>;
  readonly facts: MarketFacts;
  /** A markdown text as a tree (docs/content-file.md). */
  readText(text: string): readonly RichNode[];
  /** A category's text, of the few tags that docs/catalogue-file.md names, as a tree. */
  readHtml(html: string): readonly RichNode[];
  /** Bold and links of a text of one line. */
  readInline(text: string): readonly Inline[];
  /** The words of a text in the locale's language, so that the forms of one word are the same. */
  readWords(text: string): readonly string[];
}
