import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Engine } from '../api/engine.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { renderDocument } from '../storefront/render/document.tsx';
import { createBackgroundWork } from './background-work.ts';
import type { Config } from './config.ts';
import { createEngine } from './create-engine.ts';
import { createJobTasks } from './job-tasks.ts';
import { createJobs, installJobSchema } from './jobs.ts';
import type { ShopDatabase } from './open-shop-database.ts';
import { ownAddressOf } from './own-address.ts';
import { openShopContent } from './shop-content.ts';
import { openMediaBlobs } from './shop-media.ts';
import { openShopServer } from './shop-server.ts';
import { openSources } from './shop-sources.ts';
import { openSurroundings } from './shop-surroundings.ts';

export interface ShopOptions {
  readonly config: Config;
  readonly database: ShopDatabase;
  /** Where the shop is installed. */
  readonly projectFolder: string;
  /** Where the built shop lies, `build` in the project's folder unless told. */
  readonly buildFolder?: string;
  readonly log: Logger;
  /** Pages that are cached may take this much memory; 64 MiB unless told. */
  readonly pageCacheBytes?: number;
  readonly clock?: Clock;
  /** Writes pages; for measurements, which look at what it is given. */
  readonly render?: typeof renderDocument;
}

/** A shop ready to serve: its HTTP server is not listening yet. */
export interface Shop {
  readonly server: FastifyInstance;
  readonly engine: Engine;
  /** Listens, then runs jobs. Resolves to its address on this machine. */
  start(): Promise<string>;
  /** Takes no more requests and jobs, finishes those in flight. */
  stop(): Promise<void>;
}

/** Puts the shop together: the one place that knows every part (docs/architecture.md). */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { config, log, projectFolder, clock = systemClock, render = renderDocument } = options;
  const { database, url } = options.database;
  const { pool } = database;
  const surroundings = await openSurroundings({ config, database, clock, log });
  await installJobSchema(pool, log);
  const sources = await openSources(surroundings, { url, pageCacheBytes: options.pageCacheBytes });
  let ownAddress = '';
  const engine = createEngine(surroundings, sources, () => ownAddress);
  const blobs = openMediaBlobs(config);
  const content = openShopContent(surroundings, sources, engine);
  const originOf = sources.addresses.requireOrigin;
  const tasks = createJobTasks({ ...surroundings, originOf, engine, content, blobs });
  const runner = createJobs({ pool, log, tasks });
  const background = createBackgroundWork(engine, log, config.cardPartner.kind);
  const buildFolder = options.buildFolder ?? join(projectFolder, 'build');
  const server = await openShopServer(surroundings, sources, { engine, content, blobs, buildFolder, render });
  return {
    server,
    engine,
    async start() {
      ownAddress = ownAddressOf(await server.listen({ port: config.port, host: config.host }));
      await runner.start();
      background.start();
      return ownAddress;
    },
    async stop() {
      await server.close();
      await background.stop();
      await runner.stop();
      await sources.stop();
    },
  };
}
