// The running part of `npm run dev` (scripts/dev.mjs): builds what a saved file is part of, then starts the shop again.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBuilder } from 'vite';
import { buildInputs } from './build-stamp.mjs';
import program from './shop-program.json' with { type: 'json' };

const project = resolve(import.meta.dirname, '..');
/** Editors write a file in several steps, and save several files at once. */
const PAUSE_MS = 40;

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The files that the last build for browsers was made of: any other is the server's alone. */
let browserFiles: ReadonlySet<string> = new Set();
/** What each saved file held, because a file that is only touched is built already. */
const contents = new Map<string, string | undefined>();
const changed = new Set<string>();
let shop: ChildProcess | undefined;
let isEnding = false;

/** Ends the shop and waits for it: the next one takes over its port and its database. */
async function stopShop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const running = shop;
  shop = undefined;
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  const ended = new Promise((done) => running.once('exit', done));
  running.kill(signal);
  await ended;
}

function startShop(): void {
  const script = [...program.flags, 'scripts/gantry.mjs', 'serve', ...process.argv.slice(2)];
  const child = spawn(process.execPath, script, {
    cwd: project,
    env: { ...process.env, ...program.environment },
    stdio: 'inherit',
  });
  shop = child;
  child.once('exit', (code) => {
    // What stands in its way it has said itself: a settings mistake, or a fault in what was just saved.
    if (shop === child && code !== 0) say('The shop has ended; it is started again when a file is saved.');
    else if (shop === child) process.exit(0);
  });
}

/** Builds for the server, and before it for browsers where one of the files is theirs too. */
async function buildFor(files: ReadonlySet<string>): Promise<void> {
  const builder = await createBuilder({
    root: project,
    logLevel: 'error',
    build: { minify: false, reportCompressedSize: false, emptyOutDir: false },
  });
  for (const [name, environment] of Object.entries(builder.environments)) {
    const isForBrowsers = name === 'client';
    if (isForBrowsers && browserFiles.size > 0 && !touchesBrowsers(files)) continue;
    const results = [await builder.build(environment)].flat();
    if (!isForBrowsers) continue;
    const outputs = results.flatMap((result) => ('output' in result ? result.output : []));
    browserFiles = new Set(
      outputs.flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : [])),
    );
  }
}

/** Texts and styles are read by other modules; configuration concerns all of them. */
function touchesBrowsers(files: ReadonlySet<string>): boolean {
  return [...files].some(
    (file) => browserFiles.has(join(project, file)) || !file.startsWith('src/') || !/\.tsx?$/.test(file),
  );
}

/** One round: whatever was saved since the last one is built, and the shop started on it. */
async function renew(): Promise<void> {
  const files = new Set(changed);
  changed.clear();
  const began = performance.now();
  try {
    if ([...files].some((file) => !file.startsWith('db/'))) await buildFor(files);
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\nNot built; the shop is as it was.`);
    return;
  }
  const built = seconds(began);
  if (changed.size > 0) return;
  await stopShop();
  if (isEnding) return;
  startShop();
  say(`Built in ${built}.`);
}

let isBuilding = false;

/** Rounds one after the other, until nothing is left to build. */
async function buildWhatChanged(): Promise<void> {
  if (isBuilding) return;
  isBuilding = true;
  while (changed.size > 0 && !isEnding) {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    await renew();
  }
  isBuilding = false;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function onSaved(file: string): void {
  if (/\.test\.tsx?$|~$|\.sw[a-z]$/.test(file)) return;
  const content = readIfThere(join(project, file));
  if (contents.has(file) && contents.get(file) === content) return;
  contents.set(file, content);
  changed.add(file);
  void buildWhatChanged();
}

for (const folder of [...buildInputs.folders, 'db/migrations']) {
  if (!existsSync(join(project, folder))) continue;
  watch(join(project, folder), { recursive: true }, (_event, name) => {
    if (name !== null) onSaved(`${folder}/${name.replaceAll('\\', '/')}`);
  });
}
for (const file of buildInputs.files) {
  if (existsSync(join(project, file))) watch(join(project, file), () => onSaved(file));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true;
    void stopShop(signal).then(() => process.exit(0));
  });
}

say('Building the shop …');
rmSync(resolve(project, process.env.BUILD_DIR ?? 'build'), { recursive: true, force: true });
changed.add('src');
await buildWhatChanged();
