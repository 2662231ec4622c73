import { readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Where a snapshot has its version and its checksum, and where what the checksum is of goes on. */
const VERSION = 8;
const CHECKSUM = 16;
const HEAD = 20;

/** Makes a snapshot one of another version of the shop, whole in itself; done twice, it is what it was. */
export async function ageSnapshot(path: string): Promise<void> {
  const file = await readFile(path);
  file.writeUInt8(file.readUInt8(VERSION) ^ 1, VERSION);
  file.writeUInt32LE(crc32(file.subarray(HEAD), crc32(file.subarray(0, CHECKSUM))), CHECKSUM);
  await writeFile(path, file);
}
