import { z } from 'zod';
import { mediaName, problem } from '../kernel/written-fields.ts';

/** A file below the folder that is given along; nothing leads out of it. */
const folderFile = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\\\p{Cc}]+$/u, 'must be a path with / between folders')
  .refine(
    (path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'),
    'must lie below the folder, without . or ..',
  );

/** Where a picture or a document comes from (docs/catalogue-file.md). */
export const assetLine = z
  .strictObject({
    type: z.literal('asset'),
    key: mediaName,
    file: folderFile.exactOptional(),
    url: z
      .url({ protocol: /^https?$/, error: 'must be an address with https or http' })
      .max(1000)
      .exactOptional(),
  })
  .check((context) => {
    const { file, url } = context.value;
    if ((file === undefined) === (url === undefined))
      problem(context, ['file'], 'needs either a file or an url');
  });
