import { AdyenCheckout, type UIElement } from '@adyen/adyen-web';
import stylesAddress from '@adyen/adyen-web/styles/adyen.css?url';
import type { LocaleCode } from '../../../../kernel/locale.ts';
import type { AdyenPart } from './adyen/adyen-part.ts';
import { AdyenProgress } from './adyen/adyen-progress.ts';
import { loadPart } from './adyen/load-part.ts';
import { checkForeignText } from './check-foreign-text.ts';
import type { FieldsPage, MountedFields, ShownFields } from './fields-page.ts';
import { showQuestion } from './show-question.ts';

/** Adyen calls Norwegian by its older code; of all others it takes the language. */
const adyenLocales: Partial<Readonly<Record<LocaleCode, string>>> = { 'nb-NO': 'no-NO' };

/** What Adyen's library calls the check by a card's bank, of what it hands over. */
const CHALLENGE = '3DS2Challenge';

type AdyenFields = Extract<ShownFields, { kind: 'adyen' }>;

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

interface Opening {
  readonly place: HTMLElement;
  readonly fields: AdyenFields;
  readonly page: FieldsPage;
  readonly part: AdyenPart;
  readonly progress: AdyenProgress;
  /** Another try may be made. */
  readonly again: () => void;
}

/** One of Adyen's sessions, which tells how it comes along. */
function openCheckout({ place, fields, page, part, progress, again }: Opening) {
  const { sessionId, sessionData, clientKey, environment } = fields;
  const { locale, returned } = page;
  const checkout = AdyenCheckout({
    ...{ clientKey, environment, locale: adyenLocales[locale] ?? locale, showPayButton: false },
    // What its shopper was sent away with the library kept itself.
    session: returned === undefined ? { id: sessionId, sessionData } : { id: sessionId },
    analytics: { enabled: false },
    exposeLibraryMetadata: false,
    beforeSubmit(state, _element, actions) {
      if (progress.isUnderWay) return actions.reject();
      progress.send();
      return actions.resolve(state);
    },
    onActionHandled({ componentType }) {
      if (componentType !== CHALLENGE) return;
      progress.tell('asking');
      showQuestion(place);
    },
    async onPaymentCompleted(result) {
      progress.hear(result);
      (await checkout).session?.removeStoredSession();
      progress.end();
    },
    onPaymentFailed(result) {
      // What broke off on the way has no result, and is an error besides.
      if (result?.resultCode === undefined) return;
      progress.hear(result);
      again();
    },
    onError({ name }) {
      // A wallet's sheet was closed: nothing has happened.
      if (name === 'CANCEL') progress.tell('ready');
      // Whether money was taken is for the shop to find out.
      else if (progress.isUnderWay) progress.end();
      // What is wrong with a button that is not ours can be seen nowhere else.
      else if (progress.phase === 'loading' || (part.button === 'own' && progress.isWaiting))
        progress.tell('failed');
    },
  });
  return checkout;
}

/**
 * A method in the part of Adyen's web library that takes it, in one of Adyen's sessions (docs/decisions/0038-adyen.md). A refused try
 * leaves it for another one; the check by a card's bank shows in its place. Rejects where it cannot be had.
 */
export async function mountAdyen(
  place: HTMLElement,
  fields: AdyenFields,
  page: FieldsPage,
): Promise<MountedFields> {
  const { component, type } = fields;
  const { returned, foreign } = page;
  const progress = new AdyenProgress(page);
  if (foreign !== undefined) checkForeignText(foreign.scripts);
  let element: UIElement | undefined;
  let isGone = false;
  const [part] = await Promise.all([loadPart(component), loadStyles()]);
  const show = async (then: 'ready' | 'refused'): Promise<void> => {
    element?.unmount();
    progress.load(then);
    const made = part.create(checkout, { type, nonce: foreign?.nonce, onThere: () => progress.loaded() });
    element = made;
    const isAvailable = await made.isAvailable().then(
      () => true,
      () => false,
    );
    if (isGone) return;
    if (!isAvailable) return progress.tell('unavailable');
    made.mount(place);
    if (part.isThere === 'at-once') progress.loaded();
  };
  const again = () => void show('refused').catch(() => progress.tell('failed'));
  const checkout = await openCheckout({ place, fields, page, part, progress, again });
  if (returned === undefined) await show('ready');
  else {
    progress.tell('paying');
    checkout.submitDetails({ details: { redirectResult: returned } });
  }
  return {
    button: part.button,
    pay: () => element?.submit(),
    remove() {
      isGone = true;
      progress.stop();
      element?.unmount();
    },
  };
}
