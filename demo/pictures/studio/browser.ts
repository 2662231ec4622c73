import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Order, PicturePage } from './page.ts';

declare global {
  interface Window {
    picturePage: PicturePage;
  }
}

export interface Studio {
  /** Renders one picture and returns the PNG. Fails with the model's own error. */
  photograph(order: Order): Promise<Buffer>;
  close(): Promise<void>;
}

/** Software rendering, the same on every machine. */
const FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--force-color-profile=srgb',
  '--disable-dev-shm-usage',
];
/** Never resolved: every request is answered from the folders below. */
const ORIGIN = 'http://pictures.invalid';
const PICTURE_FOLDER = resolve(import.meta.dirname, '..');
const MODULES = resolve(import.meta.dirname, '../../../node_modules');
const PAGE = `<!doctype html><meta charset="utf-8">
<style>@font-face { font-family: "Inter Variable"; font-weight: 100 900;
  src: url(/modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2); }</style>
<script type="importmap">{"imports": {
  "three": "/modules/three/build/three.module.js", "three/addons/": "/modules/three/examples/jsm/"}}</script>
<script type="module" src="/studio/page.ts"></script>`;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Opens headless Chromium (`CHROMIUM_PATH`, else /usr/bin/chromium) with a canvas of `w` × `h` pixels. */
export async function openStudio(w: number, h: number): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
    // The program itself ends on them, and takes the browser along.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      if (!message.text().includes('GPU stall')) console.error(message.text());
    }
  });
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const file = path.startsWith('/modules/') ? join(MODULES, path.slice(9)) : join(PICTURE_FOLDER, path);
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
    const kind = extname(file);
    const body = kind === '.ts' ? stripTypeScriptTypes(readFileSync(file, 'utf8')) : readFileSync(file);
    return route.fulfill({ contentType: TYPES[kind] ?? 'application/octet-stream', body });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'picturePage' in window);
  await page.evaluate(([width, height]) => window.picturePage.open(width, height), [w, h] as const);
  await keepPriority(browser);
  return {
    async photograph(order) {
      return Buffer.from(
        await page.evaluate((asked) => window.picturePage.photograph(asked), order),
        'base64',
      );
    },
    close: () => browser.close(),
  };
}

/** Chromium puts its graphics process before all others: here it gets no more than this program has. */
async function keepPriority(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { id } of processInfo) setPriority(id, getPriority());
  await session.detach();
}
