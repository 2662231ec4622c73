import { type Database, statement } from '../kernel/database.ts';

/** Whose goods the shop holds: none yet (or some of the demonstration's only), those of the demonstration, or a merchant's own. */
export type Goods = 'none' | 'demonstration' | 'own';

const readGoods = statement(
  `select coalesce(
     (select case goods when 'loading' then 'none' else goods end from stocking),
     case when exists (select from product) then 'own' else 'none' end
   ) as goods`,
);
const updateGoods = statement(
  'insert into stocking (goods) values ($1) on conflict (only_row) do update set goods = excluded.goods',
);

/** Which media of the demonstration came with its goods; its manuals come last. */
export type DemoMedia = 'none' | 'pictures' | 'all';

const readDemoMedia = statement('select media from stocking');
const updateDemoMedia = statement('update stocking set media = $1');

export async function findDemoMedia(database: Database): Promise<DemoMedia> {
  const [row] = await database.query<{ media: DemoMedia }>(readDemoMedia);
  return row?.media ?? 'none';
}

export async function markDemoMedia(database: Database, media: DemoMedia): Promise<void> {
  await database.query(updateDemoMedia, [media]);
}

export async function findGoods(database: Database): Promise<Goods> {
  const [row] = await database.query<{ goods: Goods }>(readGoods);
  return row?.goods ?? 'none';
}

/** `loading`: what it holds is half of the demonstration. `own`: no start fills it any more. */
export async function markGoods(
  database: Database,
  goods: 'loading' | 'demonstration' | 'own',
): Promise<void> {
  await database.query(updateGoods, [goods]);
}
