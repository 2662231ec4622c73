import { AdyenCheckout, Card } from '@adyen/adyen-web';
import stylesAddress from '@adyen/adyen-web/styles/adyen.css?url';
import type { PaymentFields } from '../../../../api/contract/payments.ts';
import type { LocaleCode } from '../../../../kernel/locale.ts';
import type { FieldsPage, FieldsPhase, MountedFields } from './fields-page.ts';

/** Adyen calls Norwegian by its older code; of all others it takes the language. */
const adyenLocales: Partial<Readonly<Record<LocaleCode, string>>> = { 'nb-NO': 'no-NO' };

/** The library's own style sheet, on this page alone. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${stylesAddress}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesAddress;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${stylesAddress} did not load`));
    document.head.append(link);
  });
}

/** What the fields look like in their frames, where our own style sheet does not reach. */
function readFieldStyles() {
  const shop = getComputedStyle(document.documentElement);
  const read = (token: string) => shop.getPropertyValue(token).trim();
  return {
    base: { color: read('--color-text'), fontSize: '16px', fontFamily: 'Arial, sans-serif' },
    placeholder: { color: read('--color-text-muted') },
    error: { color: read('--color-error') },
  };
}

/** Which fields a card has; the check by its bank takes all the room that there is. */
const cardFields = {
  ...{ hasHolderName: true, holderNameRequired: true, _disableClickToPay: true },
  challengeWindowSize: '05',
} as const;

/** How far a card has come, as the page is told; nothing more once it is over. */
class CardProgress {
  phase: FieldsPhase = 'loading';
  readonly #page: FieldsPage;
  #isOver = false;
  #loaded: 'ready' | 'refused' = 'ready';
  /** What Adyen said of the last try: it may have been the last that it allows. */
  #told: Readonly<Record<string, string>> = {};

  constructor(page: FieldsPage) {
    this.#page = page;
  }

  /** Fields are on their way; `then`: how they stand once they are there. */
  load(then: 'ready' | 'refused'): void {
    this.tell('loading');
    this.#loaded = then;
  }

  loaded(): void {
    this.tell(this.#loaded);
  }

  /** Another card is sent: what was said of the one before counts no more. */
  send(): void {
    this.#told = {};
    this.tell('paying');
  }

  tell(phase: FieldsPhase): void {
    this.phase = phase;
    if (!this.#isOver) this.#page.onPhase(phase);
  }

  hear(result: object | undefined): void {
    if (result !== undefined && 'sessionResult' in result && typeof result.sessionResult === 'string')
      this.#told = { sessionResult: result.sessionResult };
  }

  /** The shop finds out what became of it, with Adyen's last word if there is any. */
  end(): void {
    this.stop();
    this.#page.onOver(this.#told);
  }

  stop(): void {
    this.#isOver = true;
  }
}

/**
 * A card in Adyen's fields, each a frame of its origin, in one of its sessions (docs/decisions/0038-adyen.md). A refused card leaves
 * them for another one; the check by the card's bank shows in their place. Rejects where they cannot be had.
 */
export async function mountAdyen(
  place: HTMLElement,
  { sessionId, sessionData, clientKey, environment }: Extract<PaymentFields, { kind: 'adyen' }>,
  page: FieldsPage,
): Promise<MountedFields> {
  const { returned } = page;
  const progress = new CardProgress(page);
  await loadStyles();
  const checkout = await AdyenCheckout({
    ...{ clientKey, environment, locale: adyenLocales[page.locale] ?? page.locale, showPayButton: false },
    // What its shopper was sent away with the library kept itself.
    session: returned === undefined ? { id: sessionId, sessionData } : { id: sessionId },
    analytics: { enabled: false },
    exposeLibraryMetadata: false,
    beforeSubmit(state, _card, actions) {
      if (progress.phase === 'paying') return actions.reject();
      progress.send();
      return actions.resolve(state);
    },
    onPaymentCompleted(result) {
      progress.hear(result);
      checkout.session?.removeStoredSession();
      progress.end();
    },
    onPaymentFailed(result) {
      // What broke off on the way has no result, and is an error besides.
      if (result?.resultCode === undefined) return;
      progress.hear(result);
      showCard('refused');
    },
    onError() {
      // Whether money was taken is for the shop to find out.
      if (progress.phase === 'paying') progress.end();
      else if (progress.phase === 'loading') progress.tell('failed');
    },
  });
  let card: Card | undefined;
  const showCard = (then: 'ready' | 'refused') => {
    card?.unmount();
    progress.load(then);
    card = new Card(checkout, {
      ...cardFields,
      styles: readFieldStyles(),
      onConfigSuccess: () => progress.loaded(),
    }).mount(place);
  };
  if (returned === undefined) showCard('ready');
  else {
    progress.tell('paying');
    checkout.submitDetails({ details: { redirectResult: returned } });
  }
  return {
    button: 'ours',
    pay: () => card?.submit(),
    remove() {
      progress.stop();
      card?.unmount();
    },
  };
}
