import type { BlockType, Inline, RichNode } from '../../../api/contract/content.ts';
import type { ShownCard } from '../../shown-card.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/**
 * Blocks as their components show them: links are addresses, texts are trees, words are said. The server makes them
 * (pages/content/build-blocks.ts), so that the browser needs neither the texts' reader nor further words.
 */
export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface PictureView {
  readonly name: string;
  readonly alt: string;
}

interface ShownLink {
  readonly href: string;
}
export type InlineView = Inline<ShownLink>;
export type NodeView = RichNode<ShownLink>;

export interface CategoryTileView {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly image?: string | undefined;
  readonly productCount: number;
}

/** What a card that leads to an article, a brand or an offer shows. */
export interface TeaserView {
  readonly title: string;
  readonly href?: string;
  readonly label?: string;
  readonly text?: string;
  readonly badge?: string;
  readonly picture?: PictureView;
  /** The day of an article. */
  readonly day?: string;
}

export interface ReviewView {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly authorName: string;
  readonly day: string;
  readonly product: LinkView;
}

/** What one may rely on, in a few words. */
export interface PromiseView {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  readonly href?: string;
}

interface Titled {
  readonly title?: string;
}
interface WithLink {
  readonly link?: LinkView;
}
interface Said extends WithLink {
  readonly title: string;
  readonly text?: string;
  readonly picture?: PictureView;
}

export interface CountdownView extends Said {
  /** UTC. */
  readonly until: string;
  /** The same as a sentence. */
  readonly untilText: string;
  readonly endText?: string;
}

export type BlockContent =
  | { readonly kind: 'text'; readonly nodes: readonly NodeView[] }
  | ({
      readonly kind: 'hero';
      readonly isHeading: boolean;
      readonly search?: true;
      readonly links: readonly LinkView[];
    } & Omit<Said, 'link'>)
  /** Customers are not shown what is for visitors: the browser hides it. */
  | ({ readonly kind: 'banner'; readonly isForVisitors?: true } & Said)
  | ({ readonly kind: 'categories'; readonly tiles: readonly CategoryTileView[] } & Titled)
  | ({ readonly kind: 'products'; readonly products: readonly ShownCard[] } & Titled & WithLink)
  | ({
      readonly kind: 'faq';
      readonly groups: readonly (Titled & {
        readonly entries: readonly { readonly question: string; readonly answer: readonly NodeView[] }[];
      })[];
    } & Titled)
  | ({ readonly kind: 'reviews'; readonly reviews: readonly ReviewView[] } & Titled)
  | ({ readonly kind: 'countdown' } & CountdownView)
  | ({
      readonly kind: 'teasers';
      readonly look: 'promo' | 'post' | 'brand';
      readonly teasers: readonly TeaserView[];
    } & Titled &
      WithLink)
  | ({
      readonly kind: 'facts';
      readonly text?: string;
      readonly rows: readonly { readonly term: string; readonly value: string; readonly href?: string }[];
    } & Titled)
  | ({ readonly kind: 'promises'; readonly promises: readonly PromiseView[] } & Titled)
  | ({ readonly kind: 'list'; readonly items: readonly string[] } & Titled)
  | ({
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly (readonly InlineView[])[])[];
    } & Titled)
  | ({
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly nodes: readonly NodeView[] }[];
    } & Titled)
  | ({
      readonly kind: 'notice';
      readonly tone: 'info' | 'warning';
      readonly nodes: readonly NodeView[];
    } & Titled);

export interface BlockView {
  /** What the block is called in the content file. */
  readonly type: BlockType;
  readonly id?: string;
  readonly content: BlockContent;
}
