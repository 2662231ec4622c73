import type { Events, ShopEvent } from '../../src/kernel/events.ts';

/** Events of one process, delivered when told to. */
export function createLocalEvents() {
  const waiting: ShopEvent[] = [];
  const subscribers = new Set<{ listener: (event: ShopEvent) => void; onGap: () => void }>();
  const events: Events = {
    async announce(_transaction, event) {
      waiting.push(event);
    },
    subscribe(listener, onGap) {
      const subscriber = { listener, onGap };
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
  return {
    events,
    deliver() {
      for (const event of waiting.splice(0)) for (const { listener } of subscribers) listener(event);
    },
    lose() {
      waiting.length = 0;
      for (const { onGap } of subscribers) onGap();
    },
  };
}
