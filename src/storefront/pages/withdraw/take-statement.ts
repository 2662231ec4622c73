import type { Order } from '../../../api/contract/orders.ts';
import type { FieldErrors, FormFields, RefusedForm } from '../../forms/form-field.ts';
import { findFormErrors, readForm } from '../../forms/read-form.ts';
import { piecesName, withdrawalFields } from '../../forms/withdrawal-fields.ts';
import { data, redirect } from '../../frame/answers.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { redirectPathsOf } from '../../translations.ts';
import { answerErrors, answerRefusal } from '../account/account-form.ts';

type Typed = Readonly<Record<string, string>>;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PIECES = piecesName('');

function readTyped(form: FormData): Typed {
  const pieces = [...form.keys()]
    .filter((name) => name.startsWith(PIECES) && name.length < 100)
    .map((name) => [name, String(form.get(name)).trim().slice(0, 10)] as const);
  const typed = readForm(form, withdrawalFields);
  return {
    ...typed,
    scope: typed.scope === 'items' ? 'items' : 'whole',
    items: '',
    formId: String(form.get('formId') ?? ''),
    ...Object.fromEntries(pieces),
  };
}

/** Lines of which pieces were typed; what is no number of pieces counts as too many. */
function readItems(typed: Typed) {
  return Object.entries(typed).flatMap(([name, value]) => {
    if (!name.startsWith(PIECES) || /^0*$/.test(value)) return [];
    const quantity = /^\d{1,6}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
    return [{ lineItemId: name.slice(PIECES.length), quantity }];
  });
}

/** Which fields are asked for: whoever withdraws from the whole contract says nothing of its goods. */
function fieldsOf({ scope }: Typed, own: Order | undefined): FormFields {
  const { goods, ...rest } = withdrawalFields;
  return scope === 'items' && own === undefined ? { ...rest, goods } : rest;
}

function itemsRule(typed: Typed, { lineItems }: Order): FieldErrors {
  if (typed.scope !== 'items') return {};
  const items = readItems(typed);
  if (items.length === 0) return { items: 'required' };
  const isTooMuch = items.some(
    ({ lineItemId, quantity }) => quantity > (lineItems.find(({ id }) => id === lineItemId)?.quantity ?? 0),
  );
  return isTooMuch ? { items: 'max' } : {};
}

/** What was typed, in the form or to be confirmed. */
function show(values: Typed) {
  const shown: RefusedForm = { values, errors: {} };
  return data(shown);
}

/** What is hidden while the whole contract is chosen is not sent, whatever was typed there before. */
function sayPart(typed: Typed, own: Order | undefined) {
  if (typed.scope !== 'items') return {};
  return own === undefined ? { goods: typed.goods ?? '' } : { items: readItems(typed) };
}

async function submit(request: PageRequest, typed: Typed, own: Order | undefined) {
  const { scope, formId = '', orderNumber = '', name = '', email = '', reason = '' } = typed;
  const stated = await request.shop.call('withdrawFromContract', {
    locale: request.locale,
    ...(idPattern.test(formId) ? { formId } : {}),
    ...{ name, orderNumber, email, reason, scope: scope === 'items' ? 'items' : 'whole' },
    ...sayPart(typed, own),
  });
  if (stated.ok) throw redirect(redirectPathsOf(request).withdraw({ sent: stated.value.withdrawal.id }), 303);
  return answerRefusal(await loadTexts(request.locale), withdrawalFields, typed, stated.refusal);
}

/**
 * A step of a withdrawal (rule D-03): shows the statement to be confirmed, or the form again, and receives it once it is
 * confirmed. Only that changes something. Whatever becomes of it, nothing typed is lost.
 */
export async function takeStatement(request: PageRequest, form: FormData) {
  const step = String(form.get('step') ?? '');
  const typed = readTyped(form);
  if (step === 'change') return show(typed);
  const orderNumber = request.url.searchParams.get('order') ?? '';
  const found =
    orderNumber === ''
      ? undefined
      : await request.shop.call('searchOrder', { orderNumber: orderNumber.slice(0, 20) });
  const own = found?.ok ? found.value.order : undefined;
  const fields = fieldsOf(typed, own);
  const errors = {
    ...findFormErrors(typed, fields),
    ...(own === undefined ? {} : itemsRule(typed, own)),
  };
  if (Object.keys(errors).length > 0) return answerErrors(withdrawalFields, typed, errors);
  if (step === 'confirm') return submit(request, typed, own);
  return show({ ...typed, step: 'confirm' });
}
