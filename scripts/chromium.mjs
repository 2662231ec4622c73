// Finds or installs the browser of the browser tests.
import { existsSync } from 'node:fs';
import { findProjectNode, projectEnvironment, Refusal, run, runTool } from './run-program.mjs';

// The first is the faster one (playwright.config.ts).
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Makes sure there is a Chromium: CHROMIUM_PATH, one of Debian's, or Playwright's own. The tests find it the same way. */
export async function prepareChromium(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Refusal(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return;
  }
  if (debian.some((path) => existsSync(path)) || (await hasPlaywrightChromium())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the distribution …');
    if ((await aptInstall('chromium-headless-shell')) || (await aptInstall('chromium'))) return;
  }
  say('Installing the Chromium of Playwright …');
  const { code, output } = await runTool('playwright', ['install', 'chromium'], { output: 'keep' });
  if (code !== 0) {
    throw new Refusal(`${output.trim()}\nNo Chromium could be installed. Set CHROMIUM_PATH to one.`);
  }
}

/** Installs Debian packages as root. Resolves to whether it worked. */
export async function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env, output: 'keep' });
  const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const install = await run('apt-get', args, { env, output: 'keep' });
  if (install.code !== 0) process.stderr.write(`${update.output}${install.output}`);
  return install.code === 0;
}

async function hasPlaywrightChromium() {
  const script = `import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
process.exit(existsSync(chromium.executablePath()) ? 0 : 1);`;
  const args = ['--input-type=module', '--eval', script];
  return (await run(findProjectNode(), args, { env: projectEnvironment(), output: 'keep' })).code === 0;
}
