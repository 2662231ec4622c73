import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from './support/free-port.ts';
import { projectRoot } from './support/source-tree.ts';

/** What `npm run dev` reads, beside `node_modules` and `demo`. */
const parts = [
  ...['src', 'messages', 'public', 'db', 'scripts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];
const wait = { timeout: 150_000, interval: 50 };

let project: string;
let port: number;
let program: ChildProcess;
let output = '';

async function show(path: string): Promise<string> {
  return (await fetch(`http://localhost:${port}${path}`)).text();
}

async function edit(file: string, before: RegExp, after: string): Promise<void> {
  const text = await readFile(join(project, file), 'utf8');
  expect(text, file).toMatch(before);
  await writeFile(join(project, file), text.replace(before, after));
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'gantry-development-'));
  await Promise.all(
    parts.map((part) =>
      cp(join(projectRoot, part), join(project, part), { recursive: true, verbatimSymlinks: true }),
    ),
  );
  for (const folder of ['node_modules', 'demo'])
    await symlink(join(projectRoot, folder), join(project, folder));
  port = await findFreePort();
  const { DATABASE_URL: _database, DATA_DIR: _folder, ...environment } = process.env;
  program = spawn(process.execPath, ['scripts/dev.mjs', '--empty'], {
    cwd: project,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  await vi.waitFor(() => expect(output).toMatch(/^Gantry is open/m), wait);
});

afterAll(async () => {
  program.kill('SIGTERM');
  if (program.exitCode === null) await once(program, 'exit');
  await rm(project, { recursive: true, force: true });
});

it('a saved component, a saved text and a saved file of the engine are seen on reload', async () => {
  await edit('src/storefront/components/footer/footer.tsx', /<footer /, '<footer data-saved="component" ');
  await vi.waitFor(async () => expect(await show('/')).toContain('data-saved="component"'), wait);

  await edit('messages/sk-SK.json', /"pricesIncludeTax": "[^"]*"/, '"pricesIncludeTax": "Saved text"');
  await vi.waitFor(async () => expect(await show('/')).toContain('Saved text'), wait);

  await edit('src/server/http/robots.ts', /User-agent: \*/, 'User-agent: saved');
  await vi.waitFor(async () => expect(await show('/robots.txt')).toContain('User-agent: saved'), wait);
});

it('a file that cannot be built leaves the shop as it was, and says why', async () => {
  output = '';
  await edit('src/server/http/robots.ts', /User-agent: saved/, "User-agent: ' broken");
  await vi.waitFor(() => expect(output).toContain('Not built; the shop is as it was.'), wait);
  expect(output).toContain('robots.ts');
  expect(await show('/robots.txt')).toContain('User-agent: saved');
});
