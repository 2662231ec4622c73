import { useRef, useState } from 'react';
import type { CartAction } from '../../../../api/contract/cart.ts';
import { createCallShop } from '../../../call-shop.ts';
import { useLocale } from '../../../i18n/use-text.ts';
import type { AddressesFormData } from './addresses-form-data.ts';
import { buildVatActions } from './cart-actions.ts';

const callShop = createCallShop((input, init) => fetch(input, init));

/** What stands beside the form and shows prices or speaks of them. */
const PRICED = ['[data-order-summary]', 'body > footer'];

/** What fetches pages is of the browser alone. */
async function replaceParts(): Promise<void> {
  const [{ fetchOwnPage }, { morph }] = await Promise.all([
    import('../../../frame/fetch-page.ts'),
    import('../../../frame/morph.ts'),
  ]);
  const page = await fetchOwnPage(window.location.href);
  for (const part of PRICED) {
    const [shown, next] = [document.querySelector(part), page?.querySelector(part)];
    if (shown && next) morph(shown, next);
  }
}

/** The shop writes them anew, as it would a page that is loaded now; where it cannot, the next page does. */
const showPrices = () => replaceParts().catch(() => undefined);

export interface NetPrices {
  /** Of the cart, as it is by now. */
  readonly version: number | undefined;
  /** Tells the cart a number that was found valid; resolves to whether its prices are net now. */
  adjust(vatId: string): Promise<boolean>;
  /** The number is another one, or nobody's: prices are gross until it is checked. */
  giveUp(): void;
}

/** Prices of the cart while its form is filled in: net from the moment at which a number is found valid (rule C-06). */
export function useNetPrices({ cart }: Pick<AddressesFormData, 'cart'>): NetPrices {
  const locale = useLocale();
  const [version, setVersion] = useState(cart?.version);
  const latest = useRef(version);
  const isNet = useRef(cart?.taxMode === 'External');
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function update(pickActions: () => CartAction[]): Promise<void> {
    const actions = pickActions();
    if (cart === undefined || latest.current === undefined || actions.length === 0) return;
    const send = (seen: number) => callShop('updateCart', { locale, id: cart.id, version: seen, actions });
    const first = await send(latest.current);
    const current =
      first.ok || !('currentVersion' in first.refusal) ? undefined : first.refusal.currentVersion;
    const answer = current === undefined ? first : await send(current);
    if (!answer.ok) return;
    isNet.current = answer.value.cart.taxMode === 'External';
    latest.current = answer.value.cart.version;
    setVersion(latest.current);
    await showPrices();
  }

  /** What is to be done is decided at its turn, by what the calls before it have made of the cart. */
  function enqueue(pickActions: () => CartAction[]): Promise<void> {
    const done = queue.current.then(() => update(pickActions));
    queue.current = done;
    return done;
  }

  return {
    version,
    async adjust(vatId) {
      await enqueue(() => buildVatActions(vatId));
      return isNet.current;
    },
    giveUp() {
      void enqueue(() => (isNet.current ? [{ action: 'setVatId', vatId: '' }] : []));
    },
  };
}
