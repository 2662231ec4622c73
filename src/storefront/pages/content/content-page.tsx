import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { ContentBlocks } from '../../components/content/content-blocks.tsx';
import { Teasers } from '../../components/content/teasers/teasers.tsx';
import { Listing } from '../../components/listing/listing.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import styles from './content-page.module.css';
import type { ContentPageData } from './load-content-page.ts';

/** A page of content blocks; below them a brand's products, or the articles a page at a time. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { articles, blocks, crumbs, day, heading, isHome, listing, namesBlocks, title } = page;
  return (
    <div className={`content ${styles.page}`} data-content="">
      {isHome ? null : (
        <header className={styles.head}>
          <Breadcrumbs path={crumbs} current={title} />
          {heading === undefined ? null : <h1 className={styles.title}>{heading}</h1>}
          {day === undefined ? null : <p className={styles.day}>{day}</p>}
        </header>
      )}
      {isHome && heading !== undefined ? <h1 className={styles.title}>{heading}</h1> : null}
      <ContentBlocks blocks={blocks} namesBlocks={namesBlocks} />
      {articles === undefined ? null : (
        <>
          <Teasers teasers={articles.teasers} look="post" />
          <Pagination
            current={articles.current}
            last={articles.last}
            hrefOf={(number) => articles.hrefs[number - 1] ?? ''}
          />
        </>
      )}
      {listing === undefined ? null : <Listing {...listing} />}
    </div>
  );
}
