import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFolderBlobs } from '../../src/integrations/media/media-folder.ts';
import type { Database } from '../../src/kernel/database.ts';
import { statement } from '../../src/kernel/database.ts';
import type { MediaShop } from '../../src/media/take-media.ts';
import { installJobSchema, jobs } from '../../src/server/jobs.ts';
import { createTestDatabase } from './database.ts';
import { createLocalEvents } from './local-events.ts';

/** A shop as far as its pictures and documents go, with a folder for what a merchant brings. */
export interface TestMediaShop {
  readonly shop: MediaShop;
  readonly database: Database;
  readonly url: string;
  /** What the merchant gives along. */
  readonly folder: string;
  /** Payloads of the jobs that wait under a name. */
  findJobs(name: string): Promise<unknown[]>;
  drop(): Promise<void>;
}

const silent = () => undefined;
const selectJobs = statement(`
  select jobs.payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
   where tasks.identifier = $1 order by jobs.id`);

export async function openMediaShop(): Promise<TestMediaShop> {
  const { database, pool, url, drop } = await createTestDatabase();
  await installJobSchema(pool, { error: silent, warn: silent, info: silent, debug: silent });
  const parent = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  const { events } = createLocalEvents();
  return {
    shop: { database, events, jobs, blobs: createFolderBlobs(join(parent, 'kept')) },
    database,
    url,
    folder: parent,
    async findJobs(name) {
      const rows = await database.query<{ payload: unknown }>(selectJobs, [name]);
      return rows.map(({ payload }) => payload);
    },
    async drop() {
      await drop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** A picture of one colour, as a camera might have made it. */
export function paintPicture(
  colour: string,
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  { width = 300, height = 200 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** The smallest document that begins like one. */
export const writePdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj << /Title (${text}) >> endobj\n%%EOF\n`);

export const writeSvg = (inside: string, more = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${more}>${inside}</svg>`);
