import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  contents,
  DELAY_MS,
  DRILL,
  holdTime,
  openPage,
  runDueTimers,
  SAW,
  VICE,
} from '../../../tests/support/cart-page.ts';
import { createFakeShop } from '../../../tests/support/fake-shop.ts';

holdTime();

describe('in any order', () => {
  const skus = fc.constantFrom(DRILL, SAW, VICE);
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('add' as const), sku: skus, quantity: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constant('set' as const), sku: skus, quantity: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ do: fc.constant('connection' as const), to: fc.constantFrom('up', 'down', 'deaf') }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, DELAY_MS, 5000) }),
      fc.record({ do: fc.constant('reload' as const), tab: fc.constantFrom('same', 'other') }),
    ),
    { maxLength: 25 },
  );

  it('G-02, G-08: nothing is lost or done twice, whatever the connection and the pages do in between', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        vi.clearAllTimers();
        const shop = createFakeShop([DRILL, SAW, VICE]);
        let opened = await openPage(shop);
        const { browser, storage } = opened;
        const wanted: Record<string, number> = {};
        let now = Date.now();
        for (const step of list) {
          // Clearing timers puts their clock back, and what several tabs leave is put in order by its time.
          now += 10_000;
          vi.setSystemTime(now);
          if (step.do === 'add') {
            wanted[step.sku] = (wanted[step.sku] ?? 0) + step.quantity;
            void opened.queue.add(step.sku, step.quantity);
          } else if (step.do === 'set') {
            if (!(step.sku in opened.shown())) continue;
            wanted[step.sku] = step.quantity;
            if (step.quantity === 0) delete wanted[step.sku];
            opened.set(step.sku, step.quantity);
          } else if (step.do === 'connection') {
            shop.setConnection(step.to);
          } else if (step.do === 'wait') {
            await vi.advanceTimersByTimeAsync(step.ms);
          } else {
            vi.clearAllTimers();
            await runDueTimers();
            opened.close();
            opened = await openPage(shop, browser, step.tab === 'same' ? opened.session : undefined);
            await opened.queue.load();
          }
        }
        shop.setConnection('up');
        await opened.queue.load();
        expect(await opened.queue.flush()).toBe('saved');
        expect(contents(shop.cart())).toEqual(wanted);
        expect(opened.shown()).toEqual(wanted);
        expect(storage.entries.size).toBe(0);
      }),
      {
        numRuns: 1000,
        examples: [
          [
            [
              { do: 'add', sku: SAW, quantity: 1 },
              { do: 'wait', ms: 0 },
              { do: 'connection', to: 'deaf' },
              { do: 'set', sku: SAW, quantity: 0 },
              { do: 'reload', tab: 'other' },
              { do: 'add', sku: SAW, quantity: 1 },
            ],
          ],
        ],
      },
    );
  });
});
