import { checkoutCodes } from './contract/checkout-codes.ts';
import { type CallErrorCode, callErrorCodes } from './contract/errors.ts';
import { errorTable } from './errors.ts';

/** The envelope of every refusal; which members it has beside code and message is up to the code. */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: callErrorCodes },
        message: { type: 'string', description: 'English, for people who build on the API.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Field path -> the rule it breaks, such as required, min, oneOf, postalCode.',
        },
        currentVersion: { type: 'integer', description: 'For ConcurrentModification.' },
        available: {
          type: 'integer',
          description: 'The most of the sku that a cart can hold now, what it already holds included.',
        },
        sku: { type: 'string' },
        address: { type: 'object', description: 'For ShippingPostalCodeInvalid: the address that was sent.' },
        retryAfterSeconds: { type: 'integer', description: 'For RateLimited; also the header Retry-After.' },
        data: {
          type: 'object',
          required: ['communicate'],
          properties: { communicate: { type: 'string' } },
          description: 'For addReview: the only words about the failure that a shopper may be shown.',
        },
        checkoutCode: {
          type: 'string',
          enum: checkoutCodes,
          description: "For the calls that pay and order: what the shop's own pages call it.",
        },
      },
    },
  },
} as const;

/** Headers that answers of a status come with. */
const headersOf: Readonly<Record<number, object>> = {
  405: { Allow: { schema: { type: 'string', const: 'POST' } } },
  429: {
    'Retry-After': {
      description: 'Seconds after which the next try is worth it.',
      schema: { type: 'integer', minimum: 1 },
    },
  },
};

/** `CartNotFound: Cart not found` */
export const describeError = (code: CallErrorCode): string => `${code}: ${errorTable[code].message}`;

/** A response of a status with some codes; its example is the first of them, as it is sent. */
function buildErrorResponse(status: number, codes: readonly [CallErrorCode, ...CallErrorCode[]]): object {
  const headers = headersOf[status];
  const [code] = codes;
  const example = { error: { code, message: errorTable[code].message } };
  return {
    description: codes.map(describeError).join(' · '),
    ...(headers === undefined ? {} : { headers }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
  };
}

/** Status -> the response that tells some codes. */
export function buildErrorResponses(codes: readonly CallErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([left], [right]) => left - right)
      .map(([status, [first, ...others]]) => {
        if (first === undefined) throw new Error(`no code has the status ${status}`);
        return [String(status), buildErrorResponse(status, [first, ...others])];
      }),
  );
}
