import type { Cart, CartAction } from '../../../../api/contract/cart.ts';
import type { CallError } from '../../../../api/contract/errors.ts';
import { accept, type Outcome } from '../../../../kernel/outcome.ts';
import { formatVatNumber } from '../../../../markets/vat-number.ts';
import type { DetailErrors } from '../../../components/address-form/address-details.ts';
import { data, redirect } from '../../../frame/answers.ts';
import type { PageRequest } from '../../../page-request.ts';
import { redirectPathsOf } from '../../../translations.ts';
import { writeChoiceCookies } from '../checkout-cookies.ts';
import { type CheckoutProblem, problemOf, statusOfProblem } from '../checkout-problem.ts';
import { findOrderOfCart } from '../find-order-of-cart.ts';
import { type AddressDoubt, findAddressDoubts, TAKE_SUGGESTIONS, takeSuggestions } from './address-doubts.ts';
import { buildCartActions, buildVatActions, toDetailErrors } from './cart-actions.ts';
import { type CheckoutDetails, findDetailErrors, parseDetails } from './checkout-details.ts';
import { saveToAddressBook } from './save-to-address-book.ts';
import { asksForNet, toVatResult, unansweredVat, type VatResult, withoutNet } from './vat-result.ts';

/** Why the details were not saved, with all that was typed: nothing is lost. */
export interface RefusedDetails {
  /** The cart that the form was about. */
  readonly cartId: string;
  readonly version: number | undefined;
  readonly details: CheckoutDetails;
  /** Whether a customer ticked that the addresses be kept. */
  readonly saveAddress: boolean;
  readonly errors: DetailErrors;
  /** What no field is to blame for. */
  readonly problem?: CheckoutProblem;
  /** What came of the number's check, asked by its button or on the way. */
  readonly vat?: VatResult;
  /** `asked`: the number is not validated, and the shopper has not accepted prices with VAT for it. */
  readonly vatChoice?: 'asked';
  /** Addresses that the mapping provider doubts; sent once more they are taken as they are. */
  readonly doubts?: readonly AddressDoubt[];
  /** The number for which prices with VAT were accepted. */
  readonly vatAccepted?: string;
}

/** The method to choose for a cart that has none, or none that carries it. */
async function findMissingMethod(
  request: PageRequest,
  cart: Cart,
): Promise<Outcome<string | undefined, CallError>> {
  if (cart.shippingInfo?.shippingMethodState === 'MatchesCart') return accept(undefined);
  const found = await request.shop.call('getShippingMethodsWithoutId', { locale: request.locale });
  if (!found.ok) return found;
  const isFreight = cart.lineItems.some((line) => line.package === 'freight');
  return accept(
    found.value.shippingMethods.find(({ key }) => key === (isFreight ? 'freight' : 'parcel'))?.id,
  );
}

/** What is known of a company's number; `undefined` where there is none to validate. */
async function checkVat(request: PageRequest, details: CheckoutDetails): Promise<VatResult | undefined> {
  const typed = details.billing.vatNumber;
  const { market, shop, locale } = request;
  if (details.clientType === 'PRIVATE' || typed.trim() === '' || !request.validatesVat(market)) {
    return undefined;
  }
  const country = market.countryCode;
  const answer = await shop.call('validateVatId', { locale, country, vatId: typed });
  if (!answer.ok) return unansweredVat(formatVatNumber(country, typed));
  const { validation } = answer.value;
  return validation === null ? undefined : toVatResult(validation);
}

/** Makes the prices of the shopper's cart net where the number asks for it, and says so only where they are. */
async function adjustPrices(
  { shop, locale }: PageRequest,
  id: string,
  vat: VatResult | undefined,
): Promise<VatResult | undefined> {
  if (vat === undefined || !asksForNet(vat)) return vat;
  const me = await shop.call('getMe', { locale });
  const version = me.ok && me.value.activeCart?.id === id ? me.value.activeCart.version : undefined;
  if (version === undefined) return withoutNet(vat);
  const saved = await shop.call('updateCart', { locale, id, version, actions: buildVatActions(vat.vatId) });
  return saved.ok && saved.value.cart.taxMode === 'External' ? vat : withoutNet(vat);
}

/** Saves the batch; when the cart changed meanwhile, once more on its current version, and says so. */
async function save(
  { shop, locale }: PageRequest,
  cart: { readonly id: string; readonly version: number },
  actions: CartAction[],
): Promise<Outcome<'as seen' | 'changed', CallError>> {
  const saved = await shop.call('updateCart', { locale, id: cart.id, version: cart.version, actions });
  if (saved.ok) return accept('as seen');
  const { code, currentVersion } = saved.refusal;
  if (code !== 'ConcurrentModification' || currentVersion === undefined) return saved;
  const again = await shop.call('updateCart', { locale, id: cart.id, version: currentVersion, actions });
  return again.ok ? accept('changed') : again;
}

/**
 * Submits the addresses (rule C-05): billing is checked, then shipping; what is
 * wrong comes back beside its field (422), what is right is saved in one batch and leads to the payment (303). While
 * nothing can be saved the form comes back as it was sent (503): only where there is no such cart any more is it left.
 * A VAT number that is not validated is an error until the shopper accepts prices with VAT for it (422); the button beside it
 * has it checked and nothing saved (200). An address that the mapping provider doubts comes back once (422, rule C-08).
 */
export async function saveAddresses(request: PageRequest, form: FormData) {
  const paths = redirectPathsOf(request);
  const country = request.market.countryCode;
  const details = takeSuggestions(parseDetails(form), form);
  const headers = writeChoiceCookies(request.origin, details);
  const id = String(form.get('cartId') ?? '');
  const sentVersion = Number(form.get('version')) || undefined;
  const vatId = formatVatNumber(country, details.billing.vatNumber);
  const isVatAccepted = form.getAll('vatAccepted').includes(vatId);
  const returned = {
    cartId: id,
    version: sentVersion,
    details,
    saveAddress: form.has('saveAddress'),
    ...(isVatAccepted ? { vatAccepted: vatId } : {}),
  };
  const answerAgain = (errors: DetailErrors, problem?: CheckoutProblem) =>
    data<RefusedDetails>(
      { ...returned, errors, ...(problem === undefined ? {} : { problem }) },
      { status: problem === undefined ? 422 : statusOfProblem(problem), headers },
    );

  if (form.get('intent') === 'validate-vat') {
    const vat = await adjustPrices(request, id, await checkVat(request, details));
    const checked = { ...returned, errors: {}, ...(vat === undefined ? {} : { vat }) };
    return data<RefusedDetails>(checked, { status: 200, headers });
  }
  const errors = findDetailErrors(details, country);
  if (Object.keys(errors).length > 0) return answerAgain(errors);

  const vat = isVatAccepted ? undefined : await checkVat(request, details);
  if (vat !== undefined && vat.outcome !== 'valid') {
    const refused: RefusedDetails = { ...returned, errors: {}, vat, vatChoice: 'asked' };
    return data(refused, { status: 422, headers });
  }

  const doubts = form.get('intent') === TAKE_SUGGESTIONS ? [] : await findAddressDoubts(request, details);
  if (doubts.length > 0)
    return data<RefusedDetails>({ ...returned, errors: {}, doubts }, { status: 422, headers });

  const me = await request.shop.call('getMe', { locale: request.locale });
  if (!me.ok) return answerAgain({}, problemOf(me.refusal));
  const { activeCart } = me.value;
  if (activeCart === null || activeCart.id !== id) {
    const order = await findOrderOfCart(request, id);
    return redirect(order === undefined ? paths.checkout() : paths.thankYou({ order: order.id }), 303);
  }
  const method = await findMissingMethod(request, activeCart);
  if (!method.ok) return answerAgain({}, problemOf(method.refusal));
  const actions = buildCartActions(details, country, method.value);
  const saved = await save(request, { id, version: sentVersion ?? activeCart.version }, actions);
  if (saved.ok) {
    if (form.has('saveAddress')) await saveToAddressBook(request, details);
    const told = saved.value === 'changed' ? ({ error: 'cart-changed' } as const) : {};
    return redirect(paths.payment(told), { status: 303, headers });
  }
  const blamed = toDetailErrors(saved.refusal, actions, details);
  return Object.keys(blamed).length > 0 ? answerAgain(blamed) : answerAgain({}, problemOf(saved.refusal));
}
