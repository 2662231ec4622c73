import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { PhoneLink } from '../../components/header/phone-link.tsx';
import { Listing } from '../../components/listing/listing.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { RequestLink } from '../../components/request-form/request-link.tsx';
import { definePage, type PageProps } from '../../frame/page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { addFromList } from '../add-from-list.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadCampaign, loadSearch, type SearchPageData } from './load-search-page.ts';
import styles from './search-page.module.css';

/** `/search`: what was typed, a tag or a brand; a running campaign with its banner and title (rules B-04, B-05). */
async function load(request: PageRequest) {
  return (
    (await loadCampaign(request, request.url.searchParams)) ?? loadSearch(request, request.url.searchParams)
  );
}

function SearchPage({ page }: PageProps<typeof load>) {
  if (page.kind === 'search') return <FoundProducts page={page} />;
  return <ContentPage page={page} />;
}

function FoundProducts({ page }: { page: SearchPageData }) {
  const { heading, words, isEmpty, isCampaignOver, listing } = page;
  const text = useText();
  return (
    <div className="content">
      <h1 className={styles.title}>{heading}</h1>
      {isCampaignOver ? (
        <p className={styles.note} role="status">
          {text('listing.campaignOver')}
        </p>
      ) : null}
      {listing === undefined ? (
        <p role="status">{text('search.tooShort', { count: SEARCH_QUERY_LENGTH.minimum })}</p>
      ) : (
        <>
          <Understood words={words} listing={listing} />
          {isEmpty ? <NoResults bestsellers={page.bestsellers} /> : <Listing listing={listing} />}
        </>
      )}
    </div>
  );
}

/** Where what was found is not quite what was typed. */
function Understood({ words, listing }: { words: string; listing: NonNullable<SearchPageData['listing']> }) {
  const text = useText();
  const paths = usePaths();
  const { correctedText, relaxedWords } = listing;
  return (
    <>
      {correctedText === undefined || correctedText === words ? null : (
        <p className={styles.note} role="status">
          {text('search.didYouMean')} <a href={paths.search({ query: correctedText })}>{correctedText}</a>
        </p>
      )}
      {relaxedWords === undefined ? null : (
        <p className={styles.note} role="status">
          {text('search.relaxed', { words: relaxedWords.join(' ') })}
        </p>
      )}
    </>
  );
}

/** Where nothing was found: how to look on, whom to ask, what others buy, and what there is at all. */
function NoResults({ bestsellers }: Pick<SearchPageData, 'bestsellers'>) {
  const text = useText();
  const paths = usePaths();
  const { categories, contact } = useShell();
  return (
    <section aria-labelledby="no-results" className={styles.nothing}>
      <div>
        <h2 id="no-results" className={styles.none}>
          {text('search.noResults')}
        </h2>
        <p>{text('search.noResultsHint')}</p>
        <p className={styles.ask}>
          {text('vat.support')}
          {contact.phone === '' ? null : <PhoneLink phone={contact.phone} />}
          <RequestLink reason="sales" className={styles.request}>
            {text('request.title')}
          </RequestLink>
        </p>
      </div>
      {bestsellers.length === 0 ? null : (
        <section aria-labelledby="bestsellers">
          <h2 id="bestsellers" className={styles.none}>
            {text('home.bestsellers')}
          </h2>
          <Carousel
            label={text('home.bestsellers')}
            items={bestsellers.map((product) => ({
              key: product.sku,
              content: <ProductCard product={product} />,
            }))}
          />
        </section>
      )}
      <nav aria-labelledby="departments">
        <h2 id="departments" className={styles.none}>
          {text('home.departments')}
        </h2>
        <ul className={styles.departments}>
          {categories.map(({ key, name, slug }) => (
            <li key={key}>
              <a href={paths.category(slug)}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

export default definePage({ load, act: addFromList, Page: SearchPage });
