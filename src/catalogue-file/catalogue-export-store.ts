import { type Queryable, type Statement, statement } from '../kernel/database.ts';
import type { CatalogueType } from './catalogue-file.ts';
import { customerSelects } from './customer-lines-store.ts';
import { promotionSelects } from './promotion-lines-store.ts';

const PAGE = 500;

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A line of the file as the database writes it: fields in the file's order, what is empty left out. */
const selects: Readonly<Record<CatalogueType, string>> = {
  productType: `
    select type.key, coalesce(
      (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', known.key, 'label', known.label, 'unit', known.unit))
              order by known.position)
       from product_attribute as known where known.product_type = type.key), '[]') as attributes
    from product_type as type order by type.key collate "C"`,
  category: `
    select key, parent_key as parent, order_hint as "orderHint", name, slug, nullif(meta_title, '{}') as "metaTitle",
      nullif(meta_description, '{}') as "metaDescription", nullif(content, '{}') as content, image,
      nullif(image_url, '{}') as "imageUrl", nullif(posts, '{}') as posts, nullif(related, '{}') as related
    from category order by key collate "C"`,
  product: `
    select sku as key, sku, product_type as "productType", categories, brand, name, slug,
      nullif(description, '{}') as description, nullif(highlights, '{}') as highlights, attributes, images, package, tags,
      popularity, ean, model, family, released_at::text as "releasedAt", nullif(meta_title, '{}') as "metaTitle",
      nullif(meta_description, '{}') as "metaDescription", nullif(meta_keywords, '{}') as "metaKeywords",
      nullif(faq, '{}') as faq, nullif(manual_url, '{}') as "manualUrl", video, nullif(images_360, 0) as images360,
      delivery_package as "deliveryPackage", dimensions, energy, nullif(tax_category, 'standard') as "taxCategory",
      volume_discount_group as "volumeDiscountGroup", nullif(related_accessories, '{}') as "relatedAccessories",
      nullif(parent_products, '{}') as "parentProducts", guarantee,
      nullif(eligible_for_selling, true) as "eligibleForSelling", published
    from product order by sku`,
  ...promotionSelects,
  ...customerSelects,
  stock: `
    select case channel when '' then sku else sku || '/' || channel end as key, nullif(channel, '') as channel,
      available + coalesce((select sum(quantity) from stock_reservation as held
                             where held.sku = inventory.sku and held.channel = inventory.channel), 0)::integer
        as "availableQuantity", reordered_at::text as "reorderedAt"
    from inventory order by sku, inventory.channel`,
  review: `
    select key, sku, locale, rating, title, text, author_name as "authorName", ${utc('created_at')} as "createdAt",
      case when review_created_at <> created_at then ${utc('review_created_at')} end as "reviewCreatedAt",
      source, nullif(translations, '{}') as translations,
      customer_care_response_text as "customerCareResponseText", state
    from review order by key`,
  page: `
    select key, page, locale, slug, kind, title, meta, brand, ${utc('published_at')} as "publishedAt", teaser, blocks
    from page order by key`,
  asset: 'select name as key, url, file from media where coalesce(url, file) is not null order by name',
};

interface Cursor {
  readonly declare: Statement;
  readonly fetch: Statement;
  readonly close: Statement;
}

const cursors = Object.fromEntries(
  Object.entries(selects).map(([type, select]): [string, Cursor] => {
    const name = `export_${type.toLowerCase()}`;
    return [
      type,
      {
        declare: statement(`declare ${name} no scroll cursor for ${select}`),
        fetch: statement(`fetch ${PAGE} from ${name}`),
        close: statement(`close ${name}`),
      },
    ];
  }),
) as Record<CatalogueType, Cursor>;

/** All types are read as they were at one moment. Must be the transaction's first statement. */
export async function freezeCatalogue(transaction: Queryable): Promise<void> {
  await transaction.query(statement('set transaction isolation level repeatable read, read only'));
}

/** Every record of a type in the order of its key, a page at a time. */
export async function* readRecords(transaction: Queryable, type: CatalogueType): AsyncGenerator<object[]> {
  const cursor = cursors[type];
  await transaction.query(cursor.declare);
  for (;;) {
    const rows = await transaction.query<object>(cursor.fetch);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) break;
  }
  await transaction.query(cursor.close);
}
