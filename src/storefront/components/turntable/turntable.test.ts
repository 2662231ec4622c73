import fc from 'fast-check';
import { expect, test } from 'vitest';
import { degreesOf, frameAddress, frameAfter, frameOfDrag, loadOrder, nearestLoaded } from './turntable.ts';

const counts = fc.integer({ min: 1, max: 100 });

test('P-01: the pictures of a view all around are named by two digits, from 01', () => {
  const mixer = { name: 'mixer-red', frames: 36 };
  expect(frameAddress(mixer, 0)).toBe('/pictures/360/mixer-red/01.avif');
  expect(frameAddress(mixer, 35)).toBe('/pictures/360/mixer-red/36.avif');
});

test('P-01: after the last frame comes the first, and before the first the last', () => {
  expect(frameAfter(35, 1, 36)).toBe(0);
  expect(frameAfter(0, -1, 36)).toBe(35);
  expect(frameAfter(3, -80, 36)).toBe(31);
});

test.each([
  [0, 0, 0],
  [0, 480, 0],
  [0, -120, 9],
  [0, 120, 27],
  [10, -14, 11],
  [10, 6, 10],
  [10, 7, 9],
])('P-01: from frame %i a drag of %i pixels on a picture 480 wide leads to %i', (begin, pixels, frame) => {
  expect(frameOfDrag(begin, pixels, 480, 36)).toBe(frame);
});

test('P-01: a frame stands for its part of the turn', () => {
  expect([0, 9, 18, 35].map((frame) => degreesOf(frame, 36))).toEqual([0, 90, 180, 350]);
  expect(degreesOf(1, 7)).toBe(51);
});

test('P-01: frames are fetched from coarse to fine, each once', () => {
  expect(loadOrder(8)).toEqual([0, 4, 2, 6, 1, 3, 5, 7]);
  expect(loadOrder(36).slice(0, 4)).toEqual([0, 32, 16, 8]);
  fc.assert(
    fc.property(counts, (frames) => {
      const inOrder = loadOrder(frames).toSorted((left, right) => left - right);
      expect(inOrder).toEqual(Array.from({ length: frames }, (_, frame) => frame));
    }),
  );
});

test('P-01: until a frame is there the nearest one stands in for it, either way around', () => {
  expect(nearestLoaded(new Set(), 5, 36)).toBeUndefined();
  expect(nearestLoaded(new Set([0, 18]), 35, 36)).toBe(0);
  expect(nearestLoaded(new Set([0, 18]), 10, 36)).toBe(18);
  fc.assert(
    fc.property(
      counts.chain((frames) =>
        fc.record({
          frames: fc.constant(frames),
          wanted: fc.nat(frames - 1),
          loaded: fc.uniqueArray(fc.nat(frames - 1), { minLength: 1 }),
        }),
      ),
      ({ frames, wanted, loaded }) => {
        const far = (frame: number) =>
          Math.min(frameAfter(frame, -wanted, frames), frameAfter(wanted, -frame, frames));
        const found = nearestLoaded(new Set(loaded), wanted, frames);
        expect(loaded).toContain(found);
        expect(far(found ?? Number.NaN)).toBe(Math.min(...loaded.map(far)));
      },
    ),
  );
});
