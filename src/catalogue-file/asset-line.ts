import { z } from 'zod';
import type { RecordFields } from '../kernel/record-fields.ts';
import { mediaName, problem } from '../kernel/written-fields.ts';
import { lineOf } from './line-of.ts';

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

/** Where a picture or a document comes from, in the order of an exported line. */
export const assetFields = {
  key: {
    says: 'its name: of a picture without ending, as `images`, `image` and pages name it; of what is served as it is with its ending (`.pdf`, `.svg` …)',
    schema: mediaName,
    type: 'text',
    column: 'name',
  },
  url: {
    says: 'address with https or http; either this or `file`',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address with https or http' })
      .max(1000)
      .exactOptional(),
    type: 'text',
  },
  file: {
    says: 'path below the folder, `/` between folders; capital letters and blanks may be in it',
    schema: folderFile.exactOptional(),
    type: 'text',
  },
} as const satisfies RecordFields;

/** Either a file or an address (docs/catalogue-file.md). */
export const assetLine = lineOf('asset', assetFields).check((context) => {
  const { file, url } = context.value;
  if ((file === undefined) === (url === undefined))
    problem(context, ['file'], 'needs either a file or an url');
});
