import { type CallInput, type CallName, factsOf, type ShopCalls } from '../api/contract.ts';
import type { Engine } from '../api/engine.ts';
import { buildCallError } from '../api/errors.ts';
import { createShopCalls } from '../api/in-process.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import { refuse } from '../kernel/outcome.ts';
import type { Market } from '../markets/countries.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { OpenedShop } from './http/page-visit.ts';
import { openSessionVisit } from './session-visit.ts';

export interface PageVisitor {
  readonly market: Market;
  readonly locale: LocaleCode;
  readonly currencyCode: CurrencyCode;
  readonly token: string | undefined;
  readonly isHttps: boolean;
  readonly clientAddress: string;
  /** What visitors are shown is not for them, nor what they are shown for visitors. */
  readonly hasOwnPrices: boolean;
}

/**
 * A page's way into the shop. The session is looked up when a call first needs it: cached pages never do. What is thrown is
 * our own fault or the database's: `onFailure` is told, and the page hears `Unavailable`, as callers over HTTP do.
 */
export function openPageShop(
  engine: Engine,
  answers: AnswerCache,
  visitor: PageVisitor,
  onFailure: (error: unknown, call: CallName) => void,
): OpenedShop {
  const { market, locale, currencyCode, token, isHttps, clientAddress, hasOwnPrices } = visitor;
  const session = openSessionVisit(engine, { market, token, isHttps });
  const { onNewSession, onSessionEnd } = session;
  const visit = { market, locale, currencyCode, clientAddress, onNewSession, onSessionEnd };
  const impersonal = answers.remember(createShopCalls(engine, { ...visit, session: undefined }), market);
  let personal: Promise<ShopCalls> | undefined;
  const openPersonal = async () => createShopCalls(engine, { ...visit, session: await session.resume() });
  return {
    newCookies: () => session.cookies,
    isPersonal: () => personal !== undefined,
    shop: {
      locale,
      async call<Name extends CallName>(name: Name, input: CallInput<Name>) {
        try {
          const isImpersonal =
            factsOf(name).isSameForEveryone === true && !('cartId' in input) && !hasOwnPrices;
          if (isImpersonal) return await impersonal.call(name, input);
          personal ??= openPersonal();
          return await (await personal).call(name, input);
        } catch (error) {
          onFailure(error, name);
          return refuse(buildCallError('Unavailable'));
        }
      },
    },
  };
}
