import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { makeLeanProject } from '../support/lean-project.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { projectRoot } from '../support/source-tree.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Settings that name no secret of the folder's own: then nothing but what needs it makes the folder. */
const settings = { SESSION_SECRET: 'x'.repeat(32) };

const asBuilt = [join(projectRoot, 'scripts', 'gantry.mjs'), 'serve'];

/** A shop that begins with nothing at all: no data folder, and of a server's database no table. */
async function startFirst(
  kind: 'embedded' | 'server',
  script: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const parent = await mkdtemp(join(tmpdir(), 'gantry-first-'));
  undo.push(() => rm(parent, { recursive: true, force: true }));
  const dataDir = join(parent, 'not', 'there');
  const database: Record<string, string> = {};
  if (kind === 'server') {
    const { url, drop } = await createTestDatabase({ schema: 'empty' });
    undo.push(drop);
    database.DATABASE_URL = url;
  }
  const shop = await startShopProcess({
    dataDir,
    env: { ...settings, ...database, ...env },
    script,
  });
  undo.push(() => shop.stop());
  await shop.opened;
  expect(existsSync(dataDir)).toBe(true);
  expect(shop.stderr()).toBe('');
  return shop;
}

async function homeOf({ port }: ShopProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(200);
  return answer.text();
}

const production = { APP_ENV: 'production', CARD_SANDBOX: 'off', VAT_VALIDATION: 'off' };

/** As production runs it: by `npm start`, without the packages that made it and without the demonstration. */
async function installLean(): Promise<readonly string[]> {
  const { startScript, remove } = await makeLeanProject();
  undo.push(remove);
  return [startScript];
}

describe.each(['embedded', 'server'] as const)('a first start on a database that is %s', (kind) => {
  it.each([
    ['empty', async () => [...asBuilt, '--empty'], {}, 7],
    // Where links lead to domains, these are required too.
    ['in production', installLean, production, 8],
  ] as const)(
    'is open and %s, says what its merchant has to fill in, and shows nothing invented',
    async (_, install, env, required) => {
      const shop = await startFirst(kind, await install(), env);
      expect(shop.stdout()).not.toMatch(/Installing|Building/);
      const missing = shop.stdout().match(/^Merchant record, required: missing [\w.]+/gm) ?? [];
      expect(missing).toHaveLength(required);
      expect(shop.stdout()).toMatch(/^Merchant record, required: missing company\.vatId: .+$/m);
      const home = await homeOf(shop);
      expect(home).not.toMatch(/Gantry Equipment|gantry\.example|2007/);
      // Nothing is shown of what nobody has given: no picture, and no row without a thing in it.
      expect(home).not.toMatch(/\/pictures\/|<ul[^>]*><\/ul>/);
    },
  );
});

// With the shop's own database every browser test begins so; on a server only where one was given, as it takes its time.
it.runIf(process.env.TEST_DATABASE_URL)(
  'a first start on a server holds the demonstration, with all of its merchant',
  async () => {
    const shop = await startFirst('server', asBuilt);
    expect(shop.stdout()).not.toContain('Merchant record');
    expect(await homeOf(shop)).toMatch(/© 2007–\d{4} Gantry\./);
  },
);
