import { expect, it } from 'vitest';
import { ownAddressOf } from './own-address.ts';

it.each([
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://0.0.0.0:3000', 'http://127.0.0.1:3000'],
  ['http://[::]:3000', 'http://[::1]:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
])('Y-07: a shop that listens on %s tells itself about card payments at %s', (listening, own) =>
  expect(ownAddressOf(listening)).toBe(own),
);
