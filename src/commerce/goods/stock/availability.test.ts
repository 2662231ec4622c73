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
  const reserved = { '': 2 };
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

test('K-03: pieces without a channel are their own, and channels that have none have none', () => {
  const stock = buildAvailability({ ...row, available: 9 });
  expect([undefined, '', 'north', 'west'].map((channel) => pickAvailable(stock, channel))).toEqual([
    9, 9, 4, 0,
  ]);
  expect(pickAvailable({ available: 9 }, 'north')).toBe(0);
  expect(pickReorderedAt({ available: 9 }, 'north')).toBeUndefined();
});

test('G-07: what a cart has reserved is counted to where it was taken from, and runs out when its first part does', () => {
  const reserved = {
    '': 2,
    north: 3,
    west: 1,
  };
  expect(buildAvailability({ ...row, available: 7, reserved })).toEqual({
    available: 9,
    channels: { north: 7, south: 0, west: 1 },
    hasReservation: true,
    reorderedAt: { '': '2026-11-30', south: '2026-10-05' },
  });
});

test('G-07: a reservation without any channel names none', () => {
  const reserved = { '': 2 };
  expect(buildAvailability({ available: 1, reorderedAt: null, channels: null, reserved })).toEqual({
    available: 3,
    hasReservation: true,
  });
  const north = { north: 2 };
  expect(buildAvailability({ available: 1, reorderedAt: null, channels: null, reserved: north })).toEqual({
    available: 1,
    channels: { north: 2 },
    hasReservation: true,
  });
});

test('K-03: without a reservation, channels are told as they are', () => {
  expect(buildAvailability(row)).toEqual({
    available: 0,
    channels: { north: 4, south: 0 },
    reorderedAt: { '': '2026-11-30', south: '2026-10-05' },
  });
});

test.each([
  [1, '2026-11-30', { isOnStock: true, availableQuantity: 1 }],
  [0, '2026-11-30', { isOnStock: false, availableQuantity: 0, expectedMonth: '2027-02' }],
  [0, undefined, { isOnStock: false, availableQuantity: 0 }],
  [0, '2026-01-05', { isOnStock: false, availableQuantity: 0 }],
] as const)('P-03: %i pieces, ordered anew on %s, are shown as %o', (available, reorderedAt, shown) => {
  expect(showAvailability(available, reorderedAt, '2026-12-01')).toStrictEqual(shown);
});
