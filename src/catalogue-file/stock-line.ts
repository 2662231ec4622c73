import { z } from 'zod';
import { NO_CHANNEL } from '../commerce/goods/stock/availability.ts';
import { inParts, type RecordFields } from '../kernel/record-fields.ts';
import { key, problem } from '../kernel/written-fields.ts';
import { lineOf } from './line-of.ts';

/** What a line of stock says, in the order of an exported one. */
export const stockFields = {
  key: inParts(
    z
      .string()
      .max(120)
      .regex(/^EX\d{8}(\/.*)?$/, 'must be EX and 8 digits'),
    {
      says: 'the sku; with a channel the sku, a slash and the channel',
      columns: { sku: { type: 'text', of: (whole) => whole.split('/', 1)[0] } },
      exported: `case channel when '${NO_CHANNEL}' then sku else sku || '/' || channel end`,
    },
  ),
  channel: inParts(key.exactOptional(), {
    says: 'a supply channel of its own, which only lines of carts that name it take from',
    columns: { channel: { type: 'text', of: (channel) => channel ?? NO_CHANNEL } },
    exported: `nullif(channel, '${NO_CHANNEL}')`,
  }),
  availableQuantity: {
    says: 'pieces on hand, those included that shoppers have reserved while they pay',
    schema: z.int().min(0).max(1_000_000_000),
    type: 'integer',
    column: 'available',
    exported: `available + coalesce((select sum(quantity) from stock_reservation as held
                             where held.sku = inventory.sku and held.channel = inventory.channel), 0)::integer`,
  },
  reorderedAt: {
    says: 'the day on which it was ordered anew, `2026-11-30`, see below',
    schema: z.iso.date().exactOptional(),
    type: 'date',
  },
} as const satisfies RecordFields;

/** How many pieces there are (docs/catalogue-file.md). */
export const stockLine = lineOf('stock', stockFields).check((context) => {
  const { key: written, channel } = context.value;
  const of = written.slice(0, 10);
  const expected = channel === undefined ? of : `${of}/${channel}`;
  if (written !== expected) problem(context, ['key'], `must be ${expected}`);
});
