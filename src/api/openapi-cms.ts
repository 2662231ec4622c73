import { blockTypes } from '../content/blocks.ts';
import { buildErrorResponses } from './openapi-errors.ts';

const json = (schema: object, example: object) => ({ 'application/json': { schema, example } });

/** The shop's content as files (rule N-01): by GET, the same on every host. */
export function buildCmsPaths(): Record<string, unknown> {
  return { '/cms': { get: listContent }, '/cms/{name}': { get: getContent } };
}

const listContent = {
  operationId: 'listContent',
  summary: 'The names of all content files, in alphabetical order.',
  responses: {
    '200': {
      description: 'Names to ask for.',
      content: json(
        {
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['components'],
              properties: { components: { type: 'array', items: { type: 'string' } } },
            },
          },
        },
        { data: { components: ['payment.de-AT.json', 'payment.de-DE.json'] } },
      ),
    },
  },
};

const contentFile = {
  type: 'object',
  required: ['slug', 'meta', 'blocks'],
  properties: {
    slug: { type: 'string' },
    meta: {
      type: 'object',
      required: ['title'],
      properties: {
        title: { type: 'string' },
        description: { type: 'string' },
        noindex: { type: 'boolean' },
      },
    },
    blocks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type'],
        properties: { type: { type: 'string', enum: [...blockTypes] } },
      },
    },
  },
};

const getContent = {
  operationId: 'getContent',
  summary:
    'A page as its locale shows it today: <slug>.<language-country>.json, the file itself without an envelope. Placeholders are filled; blocks that do not show are left out.',
  parameters: [
    { name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: 'payment.de-AT.json' },
  ],
  responses: {
    '200': {
      description: 'The page.',
      content: json(contentFile, {
        slug: 'payment',
        meta: { title: 'Zahlungsarten | Gantry' },
        blocks: [{ type: 'richText', text: 'Alle Preise in EUR.' }],
      }),
    },
    ...buildErrorResponses(['ResourceNotFound']),
  },
};
