import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What Linux tells about processes; `undefined` elsewhere. */
const isThere = existsSync('/proc/self/smaps_rollup');

/** Clock ticks a second; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that a process has used so far, all its threads together. */
export function cpuTime(pid: number): number | undefined {
  if (!isThere) return undefined;
  const fields = statFields(pid);
  const [user = 0, system = 0] = [fields[11], fields[12]].map(Number);
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}

export interface Memory {
  /** Kilobytes that the processes hold, what they share counted in each. */
  readonly rss: number;
  /** The same with what they share split among them: what they take together. */
  readonly pss: number;
  readonly processes: number;
  /** What of `pss` is the first process itself. */
  readonly own: number;
}

/** Memory of a process and everything below it. */
export function memoryOf(pid: number): Memory | undefined {
  if (!isThere) return undefined;
  const sum = { rss: 0, pss: 0, processes: 0, own: 0 };
  for (const one of familyOf(pid)) {
    const text = readIfThere(`/proc/${one}/smaps_rollup`);
    if (text === undefined) continue;
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
    sum.rss += field('Rss');
    sum.pss += field('Pss');
    sum.processes += 1;
    if (one === pid) sum.own = field('Pss');
  }
  return sum;
}

/** A process, its children, and theirs. */
function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = statFields(Number(name))[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const family = [pid];
  for (const one of family) {
    for (const [child, parent] of parents) if (parent === one) family.push(child);
  }
  return family;
}

/** The fields of /proc/PID/stat after the name, which is in brackets and may hold anything: state, parent, … */
function statFields(pid: number): string[] {
  const text = readIfThere(`/proc/${pid}/stat`) ?? '';
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // the process has ended meanwhile
  }
}
