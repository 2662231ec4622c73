import type { ContentCalls } from '../../src/api/contract/content.ts';
import { createContentReader } from '../../src/api/read-content.ts';
import { createPages } from '../../src/content/pages.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import type { LocaleCode } from '../../src/kernel/locale.ts';
import { testMerchant } from './merchant.ts';

/** The content of a shop whose table of pages is empty. */
export function openNoContent(locale: LocaleCode): ContentCalls {
  const reader = createContentReader({
    pages: createPages({ query: async () => [] }),
    media: { pictureStem: (name) => name },
    clock: systemClock,
    context: {
      merchant: () => ({ ...testMerchant, bankAccounts: {} }),
      currencyOf: (market) => market.currencyCode,
      validatesVat: () => true,
      takesCards: true,
      takesExpress: true,
    },
    warn: () => undefined,
  });
  return reader.open(locale);
}
