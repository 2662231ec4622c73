import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { ContentBlocks } from '../../components/content/content-blocks.tsx';
import { ContentPicture } from '../../components/content/content-picture/content-picture.tsx';
import { isWide } from '../../components/content/content-picture/picture-shape.ts';
import { Teasers } from '../../components/content/teasers/teasers.tsx';
import { ListHead } from '../../components/listing/list-head.tsx';
import { Listing } from '../../components/listing/listing.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { Aside } from './content-aside.tsx';
import styles from './content-page.module.css';
import type { ContentPageData } from './load-content-page.ts';
import type { HelpSearch } from './search-help.ts';

/** A page of content blocks; above them a brand's products, below them the articles a page at a time; beside them whom to ask. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { articles, aside, blocks, help, hint, listing, namesBlocks } = page;
  const content = (
    <>
      {listing === undefined ? (
        <PageHead page={page} />
      ) : (
        <div>
          <PageHead page={page} />
          <Listing listing={listing} />
        </div>
      )}
      {help === undefined ? null : <Help help={help} />}
      {hint === undefined ? null : <NothingHere hint={hint} />}
      <div className={hint === undefined ? styles.blocks : `${styles.blocks} ${styles.later}`}>
        <ContentBlocks blocks={blocks} namesBlocks={namesBlocks} />
      </div>
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
    </>
  );
  if (aside === undefined) return <div className={`content ${styles.page}`}>{content}</div>;
  return (
    <div className={`content ${styles.beside}`}>
      <div className={styles.page}>{content}</div>
      <Aside aside={aside} />
    </div>
  );
}

function PageHead({ page }: { page: ContentPageData }) {
  const { cover, crumbs, day, heading, isHome, listHead, title } = page;
  if (isHome) return heading === undefined ? null : <h1 className={styles.title}>{heading}</h1>;
  if (listHead !== undefined)
    return (
      <header>
        <Breadcrumbs path={crumbs} current={title} />
        <ListHead of={listHead} />
      </header>
    );
  return (
    <header className={cover === undefined ? undefined : styles.article}>
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
  );
}

/** Looks for an answer among all questions. */
function Help({ help: { action, words, note, isNarrowed } }: { help: HelpSearch }) {
  const text = useText();
  return (
    <div className={styles.help}>
      <SearchBox
        action={action}
        label={text('content.helpSearch')}
        button={text('header.search')}
        value={words}
      />
      {note === undefined ? null : (
        <p role="status">
          {note} {isNarrowed ? <a href={action}>{text('content.helpAll')}</a> : null}
        </p>
      )}
    </div>
  );
}

/** In place of the page that is not there: what to do, and a box to search in. */
function NothingHere({ hint }: { hint: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <div className={styles.help}>
      <p className={styles.hint}>{hint}</p>
      <SearchBox
        action={paths.search()}
        label={text('header.searchLabel')}
        placeholder={text('header.searchPlaceholder')}
        button={text('header.search')}
      />
    </div>
  );
}
