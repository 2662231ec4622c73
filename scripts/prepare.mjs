// The steps that start, test and the shop's commands share: install what is missing, build what changed.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildFresh } from './build-stamp.mjs';
import { project, Refusal, run, runTool } from './run-program.mjs';

const installStamp = join(project, 'node_modules', '.gantry-install');

/**
 * All that whoever runs the shop needs. A finished build runs without the packages it was made with, so an installation may be
 * without them (docs/operations.md); one whose sources have changed since gets them all again.
 */
export async function prepareShop(say) {
  if (isBuildFresh() && hasPackages('production')) return;
  await install(say);
  await build(say);
}

/** Installs the packages of package-lock.json unless exactly they are there. `say` gets a line before and after. */
export async function install(say) {
  if (hasPackages('all')) return;
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  await timed(say, 'Installing packages', async () => {
    const { code, output } = await run('npm', args, { output: 'keep' });
    if (code !== 0) throw new Refusal(`${output.trim()}\nnpm could not install the packages.`);
  });
}

/** Builds the shop unless the last build was made of exactly these sources. */
export async function build(say) {
  if (isBuildFresh()) return;
  await timed(say, 'Building the shop', async () => {
    assertWritable(join(project, 'build'));
    const { code, output } = await runTool('vite', ['build', '--app', '--logLevel', 'warn'], {
      output: 'keep',
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Refusal(`${output.trim()}\nThe build failed.`);
  });
}

/** Runs a step and says how long it took. */
export async function timed(say, title, work) {
  const start = performance.now();
  say(`${title} …`);
  const result = await work();
  say(`${title}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Whether the packages of package-lock.json are there, as npm's own record of what it installed says. */
function hasPackages(which) {
  const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
  const record = readIfThere(join(project, 'node_modules', '.package-lock.json'));
  if (record === undefined) return false;
  const stampOf = (kind) => `${kind} ${hash(lock)} ${hash(record)} ${process.platform}-${process.arch}\n`;
  if ([stampOf(which), stampOf('all')].includes(readIfThere(installStamp))) return true;
  if (!isInstalled(JSON.parse(lock).packages, JSON.parse(record).packages, which)) return false;
  writeQuietly(installStamp, stampOf(which));
  return true;
}

/** Optional packages may be left out by platform, and those that only make and test the shop by whoever runs it. */
function isInstalled(wanted, installed, which) {
  const fits = (rule, value) => rule === undefined || rule.includes(value);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found !== undefined) return found.version === entry.version && found.integrity === entry.integrity;
    if (which === 'production' && (entry.dev || entry.devOptional)) return true;
    if (entry.optional !== true) return false;
    // One that was made for this very platform must be there; another may need something that was itself left out.
    const made = entry.os !== undefined || entry.cpu !== undefined;
    return !(
      made &&
      fits(entry.os, process.platform) &&
      fits(entry.cpu, process.arch) &&
      entry.libc === undefined
    );
  });
}

function assertWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(`The shop must be built again, but ${folder} cannot be written (${error.code}).`);
  }
}

/** A stamp only saves time: where node_modules is read-only the longer comparison runs every time. */
function writeQuietly(path, text) {
  try {
    writeFileSync(path, text);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  }
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
