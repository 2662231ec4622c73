import type { RecordFields } from '../kernel/record-fields.ts';
import { validity } from '../kernel/written-fields.ts';

/** From when until when prices, discounts and codes count. */
export const validityFields = {
  validFrom: {
    says: 'a timestamp in UTC, `2026-11-20T12:00:00.000Z`: it counts from then on',
    schema: validity.validFrom,
    type: 'timestamptz',
  },
  validUntil: {
    says: 'a timestamp in UTC: it counts until then, the end not included',
    schema: validity.validUntil,
    type: 'timestamptz',
  },
} as const satisfies RecordFields;
