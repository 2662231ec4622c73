import { buildErrorResponses } from './openapi-errors.ts';

const text = { type: 'string', maxLength: 50 };

/** The one call of the base 'vat' (rules I-04, X-01): by GET, answered in the VAT service's XML. */
export function buildVatOperation(): unknown {
  return {
    get: {
      operationId: 'validate',
      summary: "Asks the VAT service about a customer's number in the shop's own name.",
      parameters: [
        {
          name: 'ownVatId',
          in: 'query',
          description: "The shop's own VAT number; may be left out.",
          schema: text,
        },
        {
          name: 'vatId',
          in: 'query',
          required: true,
          description: "The customer's number with its country's prefix.",
          schema: text,
          example: 'ATU33864707',
        },
      ],
      responses: {
        '200': {
          description:
            'ErrorCode 200, 216, 218, 219, 223: valid. 205, 208, 999: could not be validated. Any other: not valid.',
          content: {
            'application/xml': {
              schema: {
                type: 'object',
                required: ['ErrorCode'],
                xml: { name: 'VatValidation' },
                properties: { ErrorCode: { type: 'integer' }, Reference: { type: 'string' } },
              },
            },
          },
        },
        ...buildErrorResponses(['RateLimited', 'Unavailable']),
      },
    },
  };
}
