import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/**
 * A file of another version is not read but made anew. It is a hash of what is kept of a fixed catalogue and of the
 * rules by which texts are taken apart: `kept-forms.test.ts` works it out, fails when it is another, and says which.
 */
export const SNAPSHOT_VERSION = '44599577';

const MAGIC = 'GNTRYIDX';
/** magic, version, length of the head, checksum of everything behind it. */
const PREAMBLE = 20;
/** Every list begins at a multiple of it, so that it can be used where it lies. */
const ALIGNMENT = 8;

const listTypes = { Int32Array, Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type ListType = keyof typeof listTypes;
export type SnapshotList = Int32Array | Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Named lists of numbers, and whatever else there is to say as JSON. */
export interface Snapshot<Facts> {
  readonly facts: Facts;
  readonly lists: Readonly<Record<string, SnapshotList>>;
}

interface Head {
  readonly facts: unknown;
  readonly lists: readonly {
    readonly name: string;
    readonly type: ListType;
    readonly offset: number;
    readonly length: number;
  }[];
}

const aligned = (offset: number) => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

function typeOf(list: SnapshotList): ListType {
  const type = (Object.keys(listTypes) as ListType[]).find((name) => list instanceof listTypes[name]);
  if (type === undefined) throw new TypeError('a list of no known type cannot be kept');
  return type;
}

/** Of everything in a file but itself. */
const checksum = (file: Buffer) => crc32(file.subarray(PREAMBLE), crc32(file.subarray(0, PREAMBLE - 4)));

/** Writes a snapshot beside the old one and puts it in its place once it is whole and on the disk. */
export async function writeSnapshot(path: string, { facts, lists }: Snapshot<unknown>): Promise<void> {
  let offset = 0;
  const entries = Object.entries(lists).map(([name, list]) => {
    const from = aligned(offset);
    offset = from + list.byteLength;
    return { name, type: typeOf(list), offset: from, length: list.length, list };
  });
  const head: Head = {
    facts,
    lists: entries.map(({ name, type, offset: from, length }) => ({ name, type, offset: from, length })),
  };
  const headBytes = Buffer.from(JSON.stringify(head));
  const bodyStart = aligned(PREAMBLE + headBytes.length);
  const file = Buffer.alloc(bodyStart + offset);
  file.write(MAGIC, 0, 'latin1');
  file.write(SNAPSHOT_VERSION, 8, 'hex');
  file.writeUInt32LE(headBytes.length, 12);
  headBytes.copy(file, PREAMBLE);
  for (const { offset: from, list } of entries) {
    file.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), bodyStart + from);
  }
  file.writeUInt32LE(checksum(file), 16);
  const beside = `${path}.${process.pid}.new`;
  try {
    const handle = await open(beside, 'w', 0o600);
    try {
      await handle.writeFile(file);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** In one piece, at the front of a buffer of its own. */
async function readWhole(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const file = Buffer.allocUnsafeSlow(size);
    let read = 0;
    while (read < size) {
      const { bytesRead } = await handle.read(file, read, size - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return file.subarray(0, read);
  } finally {
    await handle.close();
  }
}

/** The snapshot of a path; `undefined` when there is none, or none that can be relied on. */
export async function readSnapshot(path: string): Promise<Snapshot<unknown> | undefined> {
  const file = await readWhole(path).catch(() => undefined);
  if (file === undefined) return undefined;
  if (file.length < PREAMBLE || file.toString('latin1', 0, 8) !== MAGIC) return undefined;
  if (file.toString('hex', 8, 12) !== SNAPSHOT_VERSION) return undefined;
  const headLength = file.readUInt32LE(12);
  if (file.readUInt32LE(16) !== checksum(file)) return undefined;
  const head = JSON.parse(file.toString('utf8', PREAMBLE, PREAMBLE + headLength)) as Head;
  const bodyStart = aligned(PREAMBLE + headLength);
  const buffer = file.buffer as ArrayBuffer;
  const lists = Object.fromEntries(
    head.lists.map(({ name, type, offset, length }) => [
      name,
      new listTypes[type](buffer, file.byteOffset + bodyStart + offset, length),
    ]),
  );
  return { facts: head.facts, lists };
}
