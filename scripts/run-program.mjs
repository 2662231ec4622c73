// Runs programs for the other scripts. Nothing to call by hand.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '..');

/** A failure that is told in one line, without a stack. */
export class Refusal extends Error {}

/** The Node that everything of the project runs on: its own, or the machine's where npm has none for the platform. */
export function findProjectNode() {
  const own = join(project, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Refusal(
    `On ${process.platform} ${process.arch} Gantry runs on your own Node, 22.22 or newer (this is ${process.versions.node}): https://nodejs.org`,
  );
}

/** The environment for our programs: the project's own Node and tools come first. */
export function projectEnvironment(more = {}) {
  const path = [join(project, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, ...more, PATH: path };
}

/** Runs a tool of node_modules/.bin on the project's Node. See `run`. */
export function runTool(tool, args, options = {}) {
  const program = join(project, 'node_modules', '.bin', tool);
  return run(findProjectNode(), [program, ...args], { ...options, env: projectEnvironment(options.env) });
}

let current;

/**
 * Runs a program in the project folder and resolves to `{code, output}`. `output: 'show'` lets it write to our own
 * output, `'keep'` collects both streams. A program that is not there is refused.
 */
export function run(program, args, { env = process.env, output = 'show', ...more } = {}) {
  const stdio = output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { cwd: project, env, stdio, ...more });
  current = child;
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  }
  return new Promise((done, fail) => {
    child.once('error', (error) => {
      fail(
        new Refusal(
          error.code === 'ENOENT'
            ? `${program} was not found on this machine.`
            : `${program}: ${error.message}`,
        ),
      );
    });
    child.once('close', (code, signal) => {
      if (current === child) current = undefined;
      done({ code: code ?? 128 + signalNumber(signal), output: text });
    });
  });
}

/** Ends the program that is running when we are told to end. Returns the way to stop caring. */
export function endWithSignals() {
  const end = (signal) => {
    current?.kill('SIGTERM');
    process.exit(128 + signalNumber(signal));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, end);
  };
}

/**
 * Hands over to a program: it gets our input and output, every signal once, and its exit code becomes ours. It runs in
 * a group of its own, because Ctrl-C reaches a whole group, and npm passes it on once more: the shop would take the
 * second one for impatience. Where Linux can do it, the program also ends when we are killed.
 */
export async function handOver(program, args, env) {
  const tie = ['setpriv', '--pdeathsig', 'TERM', '--'];
  const canTie = process.platform === 'linux' && spawnSync(tie[0], [...tie.slice(1), 'true']).status === 0;
  const [first, ...rest] = canTie ? [...tie, program, ...args] : [program, ...args];
  const child = spawn(first, rest, { cwd: project, env, stdio: 'inherit', detached: true });
  const last = new Map();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - (last.get(signal) ?? -Infinity) > 1000) child.kill(signal);
      last.set(signal, now);
    });
  }
  // A SIGTERM to npm ends npm and its shell and never reaches us: all we see is that our parent is another one.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 250);
  }
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (status, signal) => done(status ?? 128 + signalNumber(signal)));
  });
  process.exit(code);
}

/** Runs a script's main function; a refusal becomes one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error.stack ?? error)}\n`);
    process.exit(1);
  }
}

function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1;
}
