import autocannon from 'autocannon';
import { cpuTime } from './process-figures.ts';

/** How fast a server answered. */
export interface Speed {
  /** Of the middle one of all turns. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of processor time of the server's process for one answer; unknown outside Linux. */
  readonly cpu: number | undefined;
  readonly failures: number;
}

/** What one span of time brought. */
interface Round {
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly failures: number;
  readonly cpu: number | undefined;
}

const WARM_UP_SECONDS = 2;
/** Short turns: what else the machine does comes and goes, and shall meet every server alike. */
const ROUND_SECONDS = 1;

/** Requests under way at the same time. */
export const CONNECTIONS = 10;

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The server's process. */
  readonly pid: number;
}

/** Measures several servers in turns, so that a noise of the machine falls on all of them. */
export async function compareUrls(targets: readonly Target[], seconds: number): Promise<Speed[]> {
  return compare(
    targets.map((target) => (span: number) => fire(target, span)),
    seconds,
  );
}

/** Measures tasks that are done again and again, by `workers` at the same time; a throw is a failure. */
export async function compareTasks(
  tasks: readonly { readonly pid: number; readonly run: (worker: number) => Promise<void> }[],
  workers: number,
  seconds: number,
): Promise<Speed[]> {
  return compare(
    tasks.map((task) => (span: number) => repeat(task.run, task.pid, workers, span)),
    seconds,
  );
}

async function compare(
  measures: readonly ((seconds: number) => Promise<Round>)[],
  seconds: number,
): Promise<Speed[]> {
  for (const measure of measures) await measure(WARM_UP_SECONDS);
  const rounds: Round[][] = measures.map(() => []);
  for (let spent = 0; spent < seconds; spent += ROUND_SECONDS) {
    for (const [index, measure] of measures.entries()) rounds[index]?.push(await measure(ROUND_SECONDS));
  }
  return rounds.map(summarise);
}

function summarise(rounds: readonly Round[]): Speed {
  const latencies = rounds.flatMap((round) => round.latencies).sort((one, other) => one - other);
  const count = latencies.length;
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  const hasCpu = rounds.every(({ cpu }) => cpu !== undefined);
  return {
    perSecond: quantile(
      rounds.map((round) => round.latencies.length / round.seconds).sort((one, other) => one - other),
      0.5,
    ),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    cpu: hasCpu ? sum(({ cpu = 0 }) => cpu) / Math.max(1, count) : undefined,
    failures: sum(({ failures }) => failures),
  };
}

/** Of numbers in order; not a number when there are none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function fire({ url, headers, pid }: Target, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  let failures = 0;
  const cpuBefore = cpuTime(pid);
  const began = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      { url, headers: { ...headers }, connections: CONNECTIONS, duration: seconds },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    load.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) latencies.push(milliseconds);
      else failures += 1;
    });
  });
  return {
    seconds: (performance.now() - began) / 1000,
    latencies,
    failures: failures + result.errors,
    cpu: difference(cpuBefore, cpuTime(pid)),
  };
}

async function repeat(
  run: (worker: number) => Promise<void>,
  pid: number,
  workers: number,
  seconds: number,
): Promise<Round> {
  const latencies: number[] = [];
  let failures = 0;
  const cpuBefore = cpuTime(pid);
  const began = performance.now();
  const end = began + seconds * 1000;
  async function work(worker: number): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      try {
        await run(worker);
        latencies.push(performance.now() - start);
      } catch {
        failures += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return {
    seconds: (performance.now() - began) / 1000,
    latencies,
    failures,
    cpu: difference(cpuBefore, cpuTime(pid)),
  };
}

function difference(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : after - before;
}
