// Starts a PostgreSQL server of the distribution for one test run, in a temporary folder, on a port of its own.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './chromium.mjs';
import { Refusal, run } from './run-program.mjs';

const distribution = '/usr/lib/postgresql';

/** `nobody`: PostgreSQL refuses to run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Resolves to `{url, stop}`: DATABASE_URL where it is set, else a server that exists until `stop` or until we end. */
export async function startServer(say) {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const programs = await findPrograms(say);
  const folder = mkdtempSync(join(tmpdir(), 'gantry-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const server = await startCluster(programs, folder, say);
    process.once('exit', () => {
      server.kill();
      remove();
    });
    return {
      url: server.url,
      async stop() {
        server.kill();
        await server.ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function findPrograms(say) {
  const found = newestPrograms();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing PostgreSQL from the distribution …');
    await aptInstall('postgresql');
    const installed = newestPrograms();
    if (installed !== undefined) return installed;
  }
  throw new Refusal(
    'There is no PostgreSQL server to test on: set DATABASE_URL, or run this as root where there is apt.',
  );
}

function newestPrograms() {
  if (!existsSync(distribution)) return undefined;
  return readdirSync(distribution)
    .filter((name) => /^\d+$/.test(name) && existsSync(join(distribution, name, 'bin', 'initdb')))
    .sort((one, other) => Number(other) - Number(one))
    .map((name) => join(distribution, name, 'bin'))[0];
}

async function startCluster(programs, folder, say) {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chmodSync(folder, 0o700);
  if ('uid' in unprivileged) {
    for (const path of [folder, passwordFile]) chownSync(path, unprivileged.uid, unprivileged.gid);
  }
  const cluster = join(folder, 'cluster');
  const args = [
    '-D',
    cluster,
    '-U',
    'gantry',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
  ];
  const options = { output: 'keep', cwd: folder, ...unprivileged };
  const made = await run(join(programs, 'initdb'), [...args, '--locale=C.UTF-8'], options);
  if (made.code !== 0) throw new Refusal(`${made.output.trim()}\nThe test server could not be created.`);

  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...unprivileged,
  });
  const ended = new Promise((done) => server.once('exit', done));
  await waitUntilReady(server, ended);
  say(`PostgreSQL of ${programs} runs on port ${port}.`);
  const kill = () => server.kill('SIGINT');
  return { url: `postgres://gantry:${password}@127.0.0.1:${port}/postgres`, ended, kill };
}

async function waitUntilReady(server, ended) {
  let text = '';
  const ready = new Promise((done) => {
    server.stderr.setEncoding('utf8').on('data', (part) => {
      if (text.includes('ready to accept connections')) return;
      text += part;
      if (text.includes('ready to accept connections')) done('ready');
    });
  });
  const outcome = await Promise.race([ready, ended]);
  if (outcome !== 'ready') throw new Refusal(`${text.trim()}\nThe test server did not start.`);
}

function findFreePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
