import { expect, it } from 'vitest';
import { createFakeBrowser, createFakeStorage } from '../../../tests/support/fake-browser.ts';
import type { StoredQueue } from './stored-queue.ts';
import { createTabEntry } from './tab-entry.ts';

const queueOf = (sku: string): StoredQueue => ({
  quantities: {},
  actions: [{ action: 'addLineItem', sku, quantity: 1 }],
  madeAt: [1],
  sent: 0,
});
const LEFT = queueOf('EX10000001');
const OTHER = queueOf('EX10000002');
const NOTHING: StoredQueue = { quantities: {}, actions: [], madeAt: [], sent: 0 };

async function openTab(browser: ReturnType<typeof createFakeBrowser>, session = createFakeStorage()) {
  const page = browser.openPage(session);
  await page.entry.hold();
  const adopted: StoredQueue[] = [];
  return { ...page, adopted, adopt: () => page.entry.adopt((kept) => adopted.push(kept)) };
}

it('G-08: each tab keeps its own, under cartPromiseQueue and its id', async () => {
  const browser = createFakeBrowser();
  const [first, second] = [await openTab(browser), await openTab(browser)];
  first.entry.write(LEFT);
  second.entry.write(OTHER);
  expect([...browser.storage.entries.keys()]).toEqual(['cartPromiseQueue:tab-1', 'cartPromiseQueue:tab-2']);
  second.entry.write(NOTHING);
  expect(first.entry.read()).toEqual(LEFT);
  expect(second.entry.read()).toBeUndefined();
});

it.each(['locks', 'no locks'] as const)('G-08: with %s a reload finds what the tab kept', async (locks) => {
  const browser = createFakeBrowser(locks);
  const page = await openTab(browser);
  page.entry.write(LEFT);
  page.close();
  const next = await openTab(browser, page.session);
  expect(next.entry.read()).toEqual(LEFT);
});

it('G-08: nothing is adopted from a tab that lives', async () => {
  const browser = createFakeBrowser();
  const page = await openTab(browser);
  page.entry.write(LEFT);
  const other = await openTab(browser);
  await other.adopt();
  expect(other.adopted).toEqual([]);
  expect(page.entry.read()).toEqual(LEFT);
});

it('G-08: of several tabs exactly one adopts what a closed tab left', async () => {
  const browser = createFakeBrowser();
  const page = await openTab(browser);
  page.entry.write(LEFT);
  page.close();
  const [first, second] = [await openTab(browser), await openTab(browser)];
  await Promise.all([first.adopt(), second.adopt()]);
  await Promise.all([first.adopt(), second.adopt()]);
  expect([...first.adopted, ...second.adopted]).toEqual([LEFT]);
  expect(browser.storage.entries.size).toBe(0);
});

it('G-08: a page that was left without being destroyed gives its entry free', async () => {
  const browser = createFakeBrowser();
  const page = await openTab(browser);
  page.entry.write(LEFT);
  page.entry.release();
  const other = await openTab(browser);
  await other.adopt();
  expect(other.adopted).toEqual([LEFT]);
});

it('G-08: a duplicated tab does not write over the one it was copied from', async () => {
  const browser = createFakeBrowser();
  const page = await openTab(browser);
  page.entry.write(LEFT);
  const copy = await openTab(browser, createFakeStorage(Object.fromEntries(page.session.entries)));
  expect(copy.entry.read()).toBeUndefined();
  copy.entry.write(OTHER);
  expect(page.entry.read()).toEqual(LEFT);
});

it('G-08: where the browser knows no locks, what other tabs keep is left alone', async () => {
  const browser = createFakeBrowser('no locks');
  const page = await openTab(browser);
  page.entry.write(LEFT);
  page.close();
  const other = await openTab(browser);
  await other.adopt();
  expect(other.adopted).toEqual([]);
  expect(browser.storage.entries.size).toBe(1);
});

it('G-08: a browser that refuses locks is like one without, and other names in the storage are not touched', async () => {
  const storage = createFakeStorage({ theme: 'dark', 'cartPromiseQueue:gone': JSON.stringify(LEFT) });
  const entry = createTabEntry({
    storage,
    session: createFakeStorage(),
    newId: () => 'tab-1',
    tryLock: () => Promise.reject(new DOMException('no locks here', 'SecurityError')),
  });
  await entry.hold();
  await entry.adopt(() => expect.unreachable());
  entry.write(OTHER);
  expect(entry.read()).toEqual(OTHER);
  expect(storage.entries.size).toBe(3);
});

it('G-08: what is no queue is cleared away, and the name without a tab belongs to whoever comes', async () => {
  const browser = createFakeBrowser();
  browser.storage.setItem('theme', 'dark');
  browser.storage.setItem('cartPromiseQueue', JSON.stringify(LEFT));
  browser.storage.setItem('cartPromiseQueue:gone', 'not json');
  const tab = await openTab(browser);
  await tab.adopt();
  expect(tab.adopted).toEqual([LEFT]);
  expect([...browser.storage.entries.keys()]).toEqual(['theme']);
});
