import { z } from 'zod';
import { KEY_MAXIMUM } from '../commerce/purchase/idempotency/keyed-call.ts';
import { cartSchema } from './contract/cart.ts';
import { categorySchema, productCardSchema, productSchema } from './contract/catalogue.ts';
import { customerSchema } from './contract/customers.ts';
import { orderSchema } from './contract/orders.ts';
import { paymentSchema } from './contract/payments.ts';
import { addressSchema, moneySchema } from './contract/shared.ts';
import { shippingMethodSchema } from './contract/shipping.ts';
import { storeSchema } from './contract/stores.ts';
import { vatCheckSchema } from './contract/vat.ts';
import { type CallName, commerceCalls, errorsOf, factsOf } from './contract.ts';
import { buildCmsPaths } from './openapi-cms.ts';
import { buildErrorResponses, describeError, errorSchema } from './openapi-errors.ts';
import { examples } from './openapi-examples.ts';
import { healthPaths } from './openapi-health.ts';
import { scopeOf, securityOf } from './openapi-scopes.ts';
import { buildSeoOperation } from './openapi-seo.ts';
import { buildVatOperation } from './openapi-vat.ts';

type JsonSchema = Record<string, unknown>;

const namedSchemas = {
  Money: moneySchema,
  Address: addressSchema,
  ProductCard: productCardSchema,
  Product: productSchema,
  Category: categorySchema,
  CategoryNode: categorySchema.shape.children.element,
  Cart: cartSchema,
  Order: orderSchema,
  Customer: customerSchema,
  Payment: paymentSchema,
  ShippingMethod: shippingMethodSchema,
  Store: storeSchema,
  VatCheck: vatCheckSchema,
} as const satisfies Record<string, z.ZodType>;

const callNames = Object.keys(commerceCalls) as CallName[];

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Bounds of what JavaScript counts exactly; they would say nothing to a reader. */
function dropSafeIntegerBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Every schema of the contract under its name, referring to each other; inputs as `<call>Input`, answers as `<call>Output`. */
function buildSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });
  for (const name of callNames) {
    registry.add(commerceCalls[name].input, { id: `${name}Input` });
    // Several calls share one output schema; it is registered under the first of them and copied for the others.
    if (!registry.has(commerceCalls[name].output)) {
      registry.add(commerceCalls[name].output, { id: `${name}Output` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: refTo,
    override: ({ jsonSchema }) => dropSafeIntegerBounds(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _dialect, $id: _address, ...rest } = schema;
      return [name, rest];
    }),
  );
}

function outputNameOf(name: CallName): string {
  const first = callNames.find((other) => commerceCalls[other].output === commerceCalls[name].output);
  return `${first ?? name}Output`;
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: KEY_MAXIMUM },
  description:
    'The same key and body again are answered the same, byte for byte, for a day at least; with another body the ' +
    'answer is 422. createMyOrderFromCart has one by default: the cart and its version.',
} as const;

/** `operationId` differs where a call has a second address: ids are unique in the document. */
function buildOperation(name: CallName, operationId: string = name): unknown {
  const { input, output } = examples[name] ?? {};
  const scope = scopeOf(name);
  return {
    post: {
      operationId,
      summary: commerceCalls[name].summary,
      'x-scope': scope,
      security: securityOf[scope],
      ...(factsOf(name).isKeyed ? { parameters: [idempotencyKeyParameter] } : {}),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: refTo(`${name}Input`) },
            ...(input === undefined ? {} : { example: input }),
          },
        },
      },
      responses: {
        '200': {
          description: 'The answer, in its envelope.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['data'],
                properties: { data: { $ref: refTo(outputNameOf(name)) } },
              },
              ...(output === undefined ? {} : { example: { data: output } }),
            },
          },
        },
        ...buildErrorResponses(errorsOf(name)),
      },
    },
  };
}

/** The middleware as an OpenAPI 3.1 document, made from the contract and the error table (rule X-01). */
export function buildOpenApi(version: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gantry commerce',
      version,
      description:
        'Every call is a POST with a JSON body; the answer is { data } or { error }. The host picks the store. A call that ' +
        'opens a session sets the cookie token (__Host-token over https); send it back, or its value as a Bearer token. ' +
        'x-scope says whether a visitor may make a call (anonymous) or a signed-in customer alone (customer). Each call lists ' +
        `what it may be refused with; an address without a call is ${describeError('UnknownCall')}.`,
    },
    security: securityOf.anonymous,
    paths: {
      ...Object.fromEntries(callNames.map((name) => [`/api/commerce/${name}`, buildOperation(name)])),
      '/api/customer/is-logged-in': buildOperation('isLoggedIn', 'isLoggedInOfCustomerRoot'),
      '/api/vat/validate': buildVatOperation(),
      '/api/seo/redirection': buildSeoOperation(),
      ...buildCmsPaths(),
      ...healthPaths,
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of the session.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
      },
      schemas: { ...buildSchemas(), Error: errorSchema },
    },
  };
}
