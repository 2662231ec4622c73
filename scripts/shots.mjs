// npm run shots: a picture of every kind of page, to be looked at. Options: see --help.
import './check-node.mjs';

const { runTool } = await import('./run-program.mjs');
const { script } = await import('./script.mjs');
const { prepareChromium } = await import('./chromium.mjs');

const help = `Usage: npm run shots -- [--grep LOCALE]
Takes a picture of every kind of page, a whole purchase included, 320, 360, 768 and 1440 pixels wide, in Slovak, German, Swiss
German, Belgian French, Greek, Finnish and Hungarian, of the built shop with the demonstration, and says what axe finds on them.
The pictures lie in test-results/shots, or in SHOTS_FOLDER.
  --grep LOCALE   only of that locale, as de-DE
`;

await script({ help, needs: 'packages and build' }, async ({ say }) => {
  await prepareChromium(say);
  const args = ['test', '--config', 'tests/shots/playwright.config.ts', ...process.argv.slice(2)];
  const { code } = await runTool('playwright', args);
  process.exitCode = code;
});
