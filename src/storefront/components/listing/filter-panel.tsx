import { KeptPart } from '../../frame/kept-parts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FilterView } from './build-filters.ts';
import { FacetGroup, FilterBox } from './facet-group.tsx';
import styles from './filter-panel.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { addressOf } from './listing-address.ts';
import { countFilters, listingFields, ON_STOCK, withoutFilters } from './listing-query.ts';
import type { ListingView } from './load-listing.ts';
import { PriceFilter } from './price-filter.tsx';

/** Attributes whose values are in sight from the beginning; the others unfold. */
const OPEN_ATTRIBUTES = 2;

interface FilterPanelProps {
  /** Of the form, for fields and buttons outside it. */
  readonly id: string;
  readonly panelId: string;
  readonly titleId: string;
  readonly listing: ListingView;
  readonly filters: FilterView;
}

/**
 * What a list can be narrowed to: beside it on a desktop, above it on a phone, where the browser itself opens and closes
 * it, and a script makes a dialog of it (filter-sheet.ts, rule L-03). One GET form, so that all of it works without JavaScript.
 */
export function FilterPanel({ id, panelId, titleId, listing, filters }: FilterPanelProps) {
  const text = useText();
  const { query, path, typedPrice } = listing;
  const { groups, price, onStock } = filters;
  const attributes = groups.filter(({ kind }) => kind === 'attribute');
  const isOpen = (group: (typeof groups)[number]) =>
    group.kind !== 'attribute' ||
    attributes.indexOf(group) < OPEN_ATTRIBUTES ||
    group.isUnfolded ||
    group.values.some(({ isChosen }) => isChosen);
  const foldLink = ({ field }: (typeof groups)[number]) =>
    addressOf(listing, { ...query, unfolded: query.unfolded.filter((each) => each !== field) });
  const show = (group: (typeof groups)[number]) => (
    <KeptPart
      key={group.field}
      of={FacetGroup}
      props={{ group, isOpen: isOpen(group), foldLink: foldLink(group) }}
    />
  );
  return (
    <section
      id={panelId}
      popover="auto"
      className={styles.panel}
      aria-labelledby={titleId}
      data-listing-sheet=""
    >
      <PanelHead panelId={panelId} titleId={titleId} />
      <form id={id} method="get" action={path} autoComplete="off" noValidate data-listing-form="">
        {/* What Enter in a field presses: else it would be the first facet's own button. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {text('listing.apply')}
        </button>
        <HiddenFields listing={listing} />
        {groups.filter(({ kind }) => kind !== 'attribute').map(show)}
        {price === undefined ? null : (
          <PriceFilter
            currencyCode={listing.currencyCode}
            chosen={query.price}
            range={price}
            typed={typedPrice}
          />
        )}
        {onStock > 0 || query.isOnStock ? (
          <AvailabilityFilter count={onStock} isChosen={query.isOnStock} />
        ) : null}
        {attributes.map(show)}
        <Sending listing={listing} />
      </form>
    </section>
  );
}

/** What ends the choice: all of it taken back, or the list of it shown. */
function Sending({ listing }: Pick<FilterPanelProps, 'listing'>) {
  const text = useText();
  const { query, total } = listing;
  return (
    <div className={styles.send}>
      {countFilters(query) === 0 ? null : (
        <a className={styles.clear} href={addressOf(listing, withoutFilters(query))} data-listing-link="">
          {text('listing.clearAll')}
        </a>
      )}
      <Button type="submit" kind="primary" width="full">
        {/* The number follows what is ticked only where something follows it. */}
        <span className={styles.followed}>{text('listing.show', { count: total })}</span>
        <span className={styles.sent}>{text('listing.apply')}</span>
      </Button>
    </div>
  );
}

/** On a phone the filters are a sheet, which can be closed. */
function PanelHead({ panelId, titleId }: Pick<FilterPanelProps, 'panelId' | 'titleId'>) {
  const text = useText();
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {text('listing.filters')}
      </h2>
      <button
        type="button"
        className={styles.close}
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={text('listing.close')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Only what can be had at once. */
function AvailabilityFilter({ count, isChosen }: { count: number; isChosen: boolean }) {
  const text = useText();
  return (
    <fieldset className={styles.stock}>
      <legend className="visually-hidden">{text('listing.availability')}</legend>
      <FilterBox
        name={listingFields.stock}
        value={ON_STOCK}
        label={text('listing.onStock')}
        count={count}
        isChosen={isChosen}
      />
    </fieldset>
  );
}
