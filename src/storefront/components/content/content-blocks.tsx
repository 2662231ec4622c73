import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { CategoryTiles } from '../category-tiles/category-tiles.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { Banner } from './banner/banner.tsx';
import styles from './content-blocks.module.css';
import type { BlockContent, BlockView } from './content-view.ts';
import { Countdown } from './countdown/countdown.tsx';
import { Facts } from './facts/facts.tsx';
import { Faq } from './faq/faq.tsx';
import { Hero } from './hero/hero.tsx';
import { keyed } from './keyed.ts';
import { Notice } from './notice/notice.tsx';
import { Promises } from './promises/promises.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { RichText, TextTable } from './rich-text/rich-text.tsx';
import { Steps } from './steps/steps.tsx';
import { Teasers } from './teasers/teasers.tsx';

/** The blocks of a page, one under the other. */
export function ContentBlocks({
  blocks,
  namesBlocks,
}: {
  blocks: readonly BlockView[];
  /** Components overview: each block says what it is called. */
  namesBlocks: boolean;
}) {
  return keyed(blocks).map(({ key, item: { type, id, content } }) => (
    <section key={key} id={id} className={`${styles.block} ${closenessOf(content)}`}>
      {namesBlocks ? <p className={styles.name}>{type}</p> : null}
      {hasOwnTitle(content) ? null : <BlockTitle content={content} />}
      <BlockBody content={content} />
    </section>
  ));
}

/** What is read on from one block to the next, and what belongs to the one above. */
function closenessOf({ kind }: BlockContent): string | undefined {
  if (kind === 'promises') return styles.close;
  return kind === 'text' || kind === 'notice' ? styles.prose : '';
}

type TitledContent = Exclude<BlockContent, { kind: 'text' | OwnTitle }>;
type OwnTitle = 'hero' | 'banner' | 'countdown' | 'notice';

function hasOwnTitle(content: BlockContent): content is Exclude<BlockContent, TitledContent> {
  return ['text', 'hero', 'banner', 'countdown', 'notice'].includes(content.kind);
}

function BlockTitle({ content }: { content: TitledContent }) {
  return content.title === undefined ? null : <h2 className={styles.title}>{content.title}</h2>;
}

function BlockBody({ content }: { content: BlockContent }): ReactNode {
  switch (content.kind) {
    case 'text':
      return <RichText nodes={content.nodes} />;
    case 'hero':
      return <Hero block={content} />;
    case 'banner':
      return <Banner block={content} />;
    case 'categories':
      return <CategoryTiles categories={content.tiles} />;
    case 'products':
      return (
        <>
          <Products block={content} />
          <MoreLink link={content.link} />
        </>
      );
    case 'faq':
      return <Faq block={content} />;
    case 'reviews':
      return <Reviews block={content} />;
    case 'countdown':
      return <Countdown {...content} />;
    case 'teasers':
      return (
        <>
          <Teasers teasers={content.teasers} look={content.look} />
          <MoreLink link={content.link} />
        </>
      );
    case 'facts':
      return <Facts block={content} />;
    case 'promises':
      return <Promises promises={content.promises} />;
    case 'list':
      return (
        <ul className={styles.list}>
          {content.items.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TextTable head={content.columns.map((column) => [column])} rows={content.rows} />;
    case 'steps':
      return <Steps block={content} />;
    case 'notice':
      return <Notice block={content} />;
  }
}

/** More than this many side by side are looked through by their buttons. */
const WITHOUT_BUTTONS = 4;

function Products({ block }: { block: Extract<BlockContent, { kind: 'products' }> }) {
  const { title, products } = block;
  if (title === undefined || products.length <= WITHOUT_BUTTONS) return <ProductGrid products={products} />;
  const items = products.map((product) => ({
    key: product.sku,
    content: <ProductCard product={product} loading="lazy" />,
  }));
  return <Carousel label={title} items={items} />;
}

function MoreLink({ link }: { link: { readonly label: string; readonly href: string } | undefined }) {
  return link === undefined ? null : (
    <a className={styles.more} href={link.href}>
      {link.label} <Icon name="chevronRight" size="small" />
    </a>
  );
}
