import { join } from 'node:path';
import { createDownload } from '../integrations/media/media-download.ts';
import { createFolderBlobs } from '../integrations/media/media-folder.ts';
import { createS3Blobs } from '../integrations/media/media-s3.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Download, fetchMedium } from '../media/fetch-media.ts';
import { MOST_BYTES } from '../media/inspect-media.ts';
import { makeSizes } from '../media/make-sizes.ts';
import type { MediaBlobs } from '../media/media-blobs.ts';
import { sweepMedia } from '../media/sweep-media.ts';
import type { MediaShop } from '../media/take-media.ts';
import type { Config } from './config.ts';
import type { JobTasks } from './jobs.ts';

/** Where this shop's media lie: in its data folder, or in the bucket that the settings name. */
export function openMediaBlobs({ dataDir, media }: Config): MediaBlobs {
  return media.kind === 's3' ? createS3Blobs(media.location) : createFolderBlobs(join(dataDir, 'media'));
}

function openDownload({ media }: Config): Download {
  return createDownload({ mostBytes: MOST_BYTES, privateNetworks: media.privateNetworks });
}

type MediaTasks = Pick<JobTasks, 'make-picture-sizes' | 'fetch-media' | 'sweep-media'>;

/** What the jobs about media do. */
export function createMediaTasks(config: Config, shop: MediaShop & { readonly clock: Clock }): MediaTasks {
  const download = openDownload(config);
  return {
    'make-picture-sizes': ({ name }) => makeSizes(shop, name),
    'fetch-media': ({ name }) => fetchMedium(shop, download, name),
    'sweep-media': async () => {
      await sweepMedia(shop);
    },
  };
}
