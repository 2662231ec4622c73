import { expect, it, vi } from 'vitest';
import { dismiss, getNotifications, notify, subscribeToNotifications } from './notifications.ts';

it('S-07: a later message of the same id takes the place of the earlier one, others stay', () => {
  const told = vi.fn();
  const leave = subscribeToNotifications(told);
  notify({ id: 'cart-maximum', type: 'warning', message: 'first' });
  notify({ id: 'other', type: 'info', message: 'other' });
  notify({ id: 'cart-maximum', type: 'warning', message: 'second' });
  expect(getNotifications().map(({ message }) => message)).toEqual(['other', 'second']);
  dismiss('other');
  dismiss('cart-maximum');
  expect(getNotifications()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(5);
  leave();
  notify({ id: 'x', type: 'info', message: '' });
  dismiss('x');
  expect(told).toHaveBeenCalledTimes(5);
});
