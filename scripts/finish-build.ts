import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hashSources, removeStamp, writeStamp } from './build-stamp.mjs';
import { precompressFolder } from './precompress.ts';

/**
 * What goes with a build that is to be shipped: compressed files beside those that browsers load, and the stamp that says
 * of which sources it is. Builds of single environments, as `npm run dev` makes them, get neither.
 */
export function finishBuild(): Plugin[] {
  let sources = '';
  return [
    {
      name: 'gantry-begin-build',
      apply: 'build',
      buildApp: {
        order: 'pre',
        handler() {
          removeStamp();
          // As they are before the build reads them: one that is saved meanwhile makes the build an old one.
          sources = hashSources();
          return Promise.resolve();
        },
      },
    },
    {
      name: 'gantry-finish-build',
      apply: 'build',
      buildApp: {
        order: 'post',
        async handler(builder) {
          const { outDir } = builder.environments.client?.config.build ?? {};
          if (outDir === undefined) throw new Error('there is no build for browsers');
          await precompressFolder(resolve(builder.config.root, outDir, 'assets'));
          writeStamp(sources);
        },
      },
    },
  ];
}
