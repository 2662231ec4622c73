import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { ContentBlocks } from '../../components/content/content-blocks.tsx';
import { ContentPicture } from '../../components/content/content-picture/content-picture.tsx';
import { isWide } from '../../components/content/content-picture/picture-shape.ts';
import { Teasers } from '../../components/content/teasers/teasers.tsx';
import { Listing } from '../../components/listing/listing.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import styles from './content-page.module.css';
import type { ContentPageData } from './load-content-page.ts';

/** A page of content blocks; below them a brand's products, or the articles a page at a time. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { articles, blocks, cover, crumbs, day, heading, isHome, listing, look, namesBlocks, title } = page;
  return (
    <div className={`content ${styles.page}`}>
      {isHome ? null : (
        <header className={look === undefined ? undefined : styles[look]}>
          <Breadcrumbs path={crumbs} current={title} />
          <div>
            {heading === undefined ? null : <h1 className={styles.title}>{heading}</h1>}
            {day === undefined ? null : <p className={styles.day}>{day}</p>}
          </div>
          {cover === undefined ? null : (
            <div className={isWide(cover.name) ? `${styles.cover} ${styles.wide}` : styles.cover}>
              <ContentPicture picture={cover} sizes="(min-width: 768px) 480px, 100vw" loading="first" />
            </div>
          )}
        </header>
      )}
      {isHome && heading !== undefined ? <h1 className={styles.title}>{heading}</h1> : null}
      <ContentBlocks blocks={blocks} namesBlocks={namesBlocks} />
      {articles === undefined ? null : (
        <>
          <Teasers teasers={articles.teasers} look="post" heading="h2" />
          <Pagination
            current={articles.current}
            last={articles.last}
            hrefOf={(number) => articles.hrefs[number - 1] ?? ''}
          />
        </>
      )}
      {listing === undefined ? null : <Listing listing={listing} />}
    </div>
  );
}
