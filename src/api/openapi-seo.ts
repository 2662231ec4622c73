import { buildErrorResponses } from './openapi-errors.ts';

/** The one call about old addresses (rules ): by GET, for the store of the host. */
export function buildSeoOperation(): unknown {
  return {
    get: {
      operationId: 'seoRedirection',
      summary: 'Where an old address of the store leads today.',
      parameters: [
        {
          name: 'sourceUrl',
          in: 'query',
          required: true,
          description: 'A path, or an address of the store itself.',
          schema: { type: 'string', maxLength: 2000 },
          example: '/category/dielna',
        },
      ],
      responses: {
        '200': {
          description: 'The address in its present form.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['data'],
                properties: {
                  data: {
                    type: 'object',
                    required: ['targetURL', 'redirectionCode'],
                    properties: {
                      targetURL: { type: 'string' },
                      redirectionCode: { type: 'integer', enum: [301, 308] },
                    },
                  },
                },
              },
              example: { data: { targetURL: 'https://gantry.sk/dielna/', redirectionCode: 301 } },
            },
          },
        },
        ...buildErrorResponses(['InvalidInput', 'ResourceNotFound']),
      },
    },
  };
}
