import { type Queryable, type Statement, statement } from '../kernel/database.ts';
import type { Check } from './catalogue-check.ts';
import { type CatalogueLine, type CatalogueProblem, problemPath } from './catalogue-file.ts';
import { customerChecks } from './customer-lines-store.ts';
import { pageAddressChecks } from './page-address-store.ts';
import { findFutureLogs, promotionChecks, promotionPreChecks } from './promotion-lines-store.ts';
import { createStager, describeStage } from './record-columns.ts';
import { type CatalogueType, catalogueTypes, fieldsOf, type RecordKind, records } from './records.ts';

/**
 * Where an import's lines wait inside its transaction: temporary tables that remember the line of every record, so that
 * whole files are merged and checked by a handful of statements and a problem still names its line.
 */

interface Stage {
  readonly create: Statement;
  readonly insert: Statement;
  readonly analyze: Statement;
  readonly rowOf: ReturnType<typeof createStager>;
}

const stages = Object.fromEntries(
  catalogueTypes.map((type): [CatalogueType, Stage] => {
    const kind: RecordKind = records[type];
    const fields = fieldsOf(kind);
    const columns = describeStage(fields, kind.staged);
    return [
      type,
      {
        create: statement(`create temporary table ${kind.stage} (${columns}) on commit drop`),
        insert: statement(
          `insert into ${kind.stage} select * from jsonb_to_recordset($1) as record (${columns})`,
        ),
        // Texts are never looked for.
        analyze: statement(`analyze ${kind.stage} (line, key)`),
        rowOf: createStager(fields),
      },
    ];
  }),
) as Record<CatalogueType, Stage>;

/** Makes the empty stage; it goes away with the transaction. */
export async function createStage(transaction: Queryable): Promise<void> {
  for (const type of catalogueTypes) await transaction.query(stages[type].create);
}

/** A line of the file with its number, in the columns of its stage. */
export function stageRow(line: number, record: CatalogueLine): object {
  return stages[record.type].rowOf(line, record);
}

export async function stageRows(
  transaction: Queryable,
  type: CatalogueType,
  rows: readonly object[],
): Promise<void> {
  await transaction.query(stages[type].insert, [JSON.stringify(rows)]);
}

/** Tells the planner how much there is, which it cannot know of temporary tables. */
export async function analyzeStage(transaction: Queryable): Promise<void> {
  for (const type of catalogueTypes) await transaction.query(stages[type].analyze);
}

type CheckRow = { line: number; found: string; other: string | null };

const duplicateChecks = catalogueTypes.map(
  (type): Check => ({
    type,
    fields: ['key'],
    text: `select line, key as found, first::text as other
           from (select line, key, min(line) over (partition by key) as first from ${records[type].stage}) as numbered
           where line > first order by line limit $1`,
    message: (_key, other) => `comes already on line ${other}`,
  }),
);

/** Skus that a field of a product lists, and that no product has. */
function missingProducts(fields: readonly string[], listed: string): Check {
  return {
    type: 'product',
    fields,
    text: `select line, found from stage_product as stage, ${listed} as found
           where not exists (select from product where sku = found) order by line, found limit $1`,
    message: (found) => `no product has the sku ${found}`,
  };
}

const referenceChecks: readonly Check[] = [
  {
    type: 'category',
    fields: ['parent'],
    text: `select stage.line, stage.parent as found from stage_category as stage
           where stage.parent is not null and not exists (select from category where key = stage.parent)
           order by stage.line limit $1`,
    message: (found) => `no category has the key ${found}`,
  },
  {
    type: 'category',
    fields: ['parent'],
    text: `with recursive rooted as (
             select key from category where parent_key is null
             union all select category.key from category join rooted on category.parent_key = rooted.key)
           select line, coalesce(parent, '') as found from stage_category
           where key not in (select key from rooted) and exists (select from category where key = stage_category.parent)
           order by line limit $1`,
    message: (found) => `${found} lies below this category itself, or below a circle`,
  },
  {
    type: 'category',
    fields: ['related'],
    text: `select distinct line, found from stage_category as stage
           cross join jsonb_each(stage.related) as list
           cross join jsonb_array_elements_text(list.value) as found
           where not exists (select from category where key = found) order by line, found limit $1`,
    message: (found) => `no category has the key ${found}`,
  },
  {
    type: 'product',
    fields: ['productType'],
    text: `select line, "productType" as found from stage_product as stage
           where not exists (select from product_type where key = stage."productType") order by line limit $1`,
    message: (found) => `no productType has the key ${found}`,
  },
  {
    type: 'product',
    fields: ['categories'],
    text: `select line, found from stage_product as stage, unnest(stage.categories) as found
           where not exists (select from category where key = found) order by line, found limit $1`,
    message: (found) => `no category has the key ${found}`,
  },
  {
    type: 'product',
    fields: ['attributes'],
    text: `select line, attribute ->> 'key' as found, stage."productType" as other
           from stage_product as stage
           cross join jsonb_array_elements(stage.attributes) as attribute
           left join product_attribute as known
             on known.product_type = stage."productType" and known.key = attribute ->> 'key'
           where known.key is null and exists (select from product_type where key = stage."productType")
           order by line, found limit $1`,
    message: (found, other) => `${found} is no attribute of the productType ${other}`,
  },
  missingProducts(['relatedAccessories'], `unnest(stage."relatedAccessories")`),
  missingProducts(['parentProducts'], `unnest(stage."parentProducts")`),
  missingProducts(
    ['setParts'],
    `jsonb_array_elements_text(jsonb_path_query_array(stage."setParts", '$[*].sku'))`,
  ),
  missingProducts(
    ['secondHand', 'newSku'],
    `jsonb_array_elements_text(jsonb_path_query_array(stage."secondHand", '$.newSku'))`,
  ),
  missingProducts(
    ['guarantee', 'excludedSkus'],
    `jsonb_array_elements_text(stage.guarantee -> 'excludedSkus')`,
  ),
  {
    type: 'product',
    fields: ['guarantee', 'relations'],
    text: `select line, found from stage_product as stage,
             jsonb_array_elements_text(stage.guarantee -> 'relations') as found
           where not exists (select from product where sku = found)
             and not exists (select from category where key = found) order by line, found limit $1`,
    message: (found) => `no product and no category has the key ${found}`,
  },
  {
    type: 'stock',
    fields: ['key'],
    text: `select line, sku as found from stage_stock as stage
           where not exists (select from product where product.sku = stage.sku) order by line limit $1`,
    message: (found) => `no product has the sku ${found}`,
  },
  {
    type: 'review',
    fields: ['sku'],
    text: `select line, sku as found from stage_review as stage
           where not exists (select from product where product.sku = stage.sku) order by line limit $1`,
    message: (found) => `no product has the sku ${found}`,
  },
];

/** Attributes that a type no longer has, but products of it still use; only asked when a type lost some. */
const orphanCheck: Check = {
  type: 'productType',
  fields: ['attributes'],
  text: `select distinct stage.line, attribute ->> 'key' as found, min(product.sku) as other
         from stage_product_type as stage
         join product on product.product_type = stage.key
         cross join jsonb_array_elements(product.attributes) as attribute
         left join product_attribute as known
           on known.product_type = stage.key and known.key = attribute ->> 'key'
         where known.key is null and not exists (select from stage_product where key = product.sku)
         group by 1, 2 order by 1, 2 limit $1`,
  message: (found, other) => `leaves out ${found}, which ${other} uses`,
};

/**
 * Two categories that would answer to one address of a locale, fallbacks included (rule R-22); told once a pair,
 * by the later line and the first locale of `$2`.
 */
const slugCheck: Check = {
  type: 'category',
  fields: ['slug'],
  text: `with shown as (
           select key, locale, place, localized_text(slug, locale, fallback) as slug
           from category
           cross join unnest($2::text[], $3::text[]) with ordinality as locales (locale, fallback, place))
         select distinct on (stage.line, other.key) stage.line, shown.locale || '.' || shown.slug as found, other.key as other
         from stage_category as stage
         join shown on shown.key = stage.key
         join shown as other on other.locale = shown.locale and other.slug = shown.slug and other.key <> shown.key
         left join stage_category as other_stage on other_stage.key = other.key
         where other_stage.line is null or other_stage.line < stage.line
         order by stage.line, other.key, shown.place limit $1`,
  message: (found, other) => `${found.slice(found.indexOf('.') + 1)} is taken by the category ${other}`,
};

async function runCheck(
  transaction: Queryable,
  check: Check,
  values: readonly unknown[],
): Promise<CatalogueProblem[]> {
  const rows = await transaction.query<CheckRow>(statement(check.text), values);
  return rows.map((row) => {
    const locale = check === slugCheck ? [row.found.slice(0, row.found.indexOf('.'))] : [];
    return {
      line: row.line,
      path: problemPath(check.type, ...check.fields, ...locale),
      message: check.message(row.found, row.other ?? ''),
    };
  });
}

/** Keys that come twice in the file, and what cannot be merged at all; asked before anything is merged. */
export async function findUnmergeable(
  transaction: Queryable,
  now: Date,
  limit: number,
): Promise<CatalogueProblem[]> {
  const problems = [];
  for (const check of [...duplicateChecks, ...promotionPreChecks, ...customerChecks]) {
    problems.push(...(await runCheck(transaction, check, [limit])));
  }
  for (const { line, found } of await findFutureLogs(transaction, now, limit)) {
    problems.push({ line, path: problemPath('priceLog', 'changes'), message: `${found} has not been yet` });
  }
  return problems;
}

/** What does not fit the rest of the file and the catalogue; asked after the merge, before the commit. */
export async function findBrokenReferences(
  transaction: Queryable,
  locales: readonly { readonly locale: string; readonly fallback: string }[],
  removedAttributes: number,
  limit: number,
): Promise<CatalogueProblem[]> {
  const problems = [];
  for (const check of [...referenceChecks, ...promotionChecks]) {
    problems.push(...(await runCheck(transaction, check, [limit])));
  }
  for (const check of [slugCheck, ...pageAddressChecks]) {
    problems.push(
      ...(await runCheck(transaction, check, [
        limit,
        locales.map(({ locale }) => locale),
        locales.map(({ fallback }) => fallback),
      ])),
    );
  }
  if (removedAttributes > 0) problems.push(...(await runCheck(transaction, orphanCheck, [limit])));
  return problems;
}
