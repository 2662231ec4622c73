// npm run crawl: follows the links of every locale and says what is wrong with the pages. Options: see --help.
import './check-node.mjs';

const { runTool } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');
const { prepareChromium } = await import('./chromium.mjs');

const help = `Usage: npm run crawl
Follows the links of the built shop with the demonstration from the home page of each of the 28 locales, and opens what it
finds in a browser, 320 and 1440 pixels wide: status, title, canonical address, hreflang both ways, data for search engines,
words left open or of another language, broken links and redirects, noise of the console, pages wider than the screen.
  CRAWL_ADDRESSES   of each locale, 150 by default
  CRAWL_LOOKED_AT   of these in a browser, all by default
  CRAWL_LOCALES     only these, as de-DE,fr-BE
`;

await script({ help, needs: 'packages and build' }, async ({ say }) => {
  await prepareChromium(say);
  const args = ['test', '--config', 'tests/crawl/playwright.config.ts', ...process.argv.slice(2)];
  const { code } = await runTool('playwright', args);
  process.exitCode = code;
});
