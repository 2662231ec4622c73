// npm run test:engines: buys in the shop with the engine of Firefox. Options: see --help.
import './check-node.mjs';

const { existsSync } = await import('node:fs');
const { runTool } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');
const { aptInstall } = await import('./chromium.mjs');

const help = `Usage: npm run test:engines -- [--grep NAME]
Searches, finds a product, adds it and pays for it by card in the built shop with the demonstration, in Firefox (over WebDriver
BiDi), 360 and 1440 pixels wide. As root on Debian it is installed if it is missing; elsewhere the tests are skipped and say so.
  --grep NAME    only the tests of that name
  FIREFOX_PATH   a Firefox; the distribution's by default
`;

const debian = '/usr/bin/firefox-esr';

await script({ help, needs: 'packages and build' }, async ({ say }) => {
  const isThere = process.env.FIREFOX_PATH || existsSync(debian) || existsSync('/usr/bin/firefox');
  if (!isThere && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Firefox from the distribution …');
    await aptInstall('firefox-esr');
  }
  const args = ['test', '--config', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)];
  const { code } = await runTool('playwright', args);
  process.exitCode = code;
});
