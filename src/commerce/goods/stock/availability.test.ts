import { expect, test } from 'vitest';
import { buildAvailability, pickAvailable, pickReorderedAt, showAvailability } from './availability.ts';

const row = {
  available: 0,
  reorderedAt: '2026-11-30',
  channels: {
    north: { available: 4, reorderedAt: null },
    south: { available: 0, reorderedAt: '2026-10-05' },
  },
  reserved: null,
} as const;

test('K-03, P-03: each supply channel has its own pieces and its own day of reordering', () => {
  const stock = buildAvailability(row);
  const channels = [undefined, '', 'north', 'south', 'west'];
  expect(channels.map((channel) => [pickAvailable(stock, channel), pickReorderedAt(stock, channel)])).toEqual(
    [
      [0, '2026-11-30'],
      [0, '2026-11-30'],
      [4, undefined],
      [0, '2026-10-05'],
      [0, undefined],
    ],
  );
});

test('P-03: what a cart has reserved itself is there for it, so no month is announced to it', () => {
  const reserved = { '': { quantity: 2, expiresAt: 0 } };
  const stock = buildAvailability({ ...row, reserved });
  expect(showAvailability(stock.available, pickReorderedAt(stock, undefined), '2026-12-01')).toEqual({
    isOnStock: true,
    availableQuantity: 2,
  });
});

test('stock that was never ordered anew and has no channels is told without either', () => {
  const stock = buildAvailability({ available: 7, reorderedAt: null, channels: null, reserved: null });
  expect(stock).toEqual({ available: 7 });
});
