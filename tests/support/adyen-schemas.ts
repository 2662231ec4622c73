import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { hasShared, sharedPath } from './shared-data.ts';

const contract = 'data/contracts/adyen-CheckoutService-v72.json.gz';

/** Whether Adyen's own description of its calls lies beside the project; without it nothing is checked against it. */
export const hasAdyenContract = hasShared(contract);

const documentSchema = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) });

/** Checks a message against a schema of Adyen's description; the answer is what is wrong with it, in words. */
export function openAdyenSchemas(): (schema: string, message: unknown) => readonly string[] {
  if (!hasAdyenContract) return () => [];
  const document = documentSchema.parse(
    JSON.parse(gunzipSync(readFileSync(sharedPath(contract))).toString('utf8')),
  );
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, logger: false });
  ajv.addSchema(document, 'adyen');
  return (schema, message) => {
    const check = ajv.getSchema(`adyen#/components/schemas/${schema}`);
    if (check === undefined) throw new Error(`Adyen describes no ${schema}`);
    if (check(message) === true) return [];
    return (check.errors ?? []).map(({ instancePath, message: what }) => `${schema}${instancePath} ${what}`);
  };
}
