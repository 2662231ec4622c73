import type { Money } from '../../../kernel/money.ts';
import type { BlockContent } from '../../components/content/content-view.ts';
import { readFirstPrice } from '../../first-price.ts';
import { namePaymentMethods } from '../../name-payment-methods.ts';
import { writeGross } from '../../use-prices.ts';
import { type BlockBuilders, titleOf } from './block-builder.ts';
import { buildPromises } from './build-promises.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Blocks that show what the merchant and the market are, without words of their own. */
export const factBuilders = {
  contact: (block, around) => {
    const { company } = around.request.content.facts;
    const rows = [
      {
        term: around.text('field.phone'),
        value: company.phone,
        href: `tel:${company.phone.replaceAll(' ', '')}`,
      },
      { term: around.text('content.hours'), value: block.hours ?? company.openingHours },
      { term: around.text('field.email'), value: company.email, href: `mailto:${company.email}` },
    ];
    return showFacts(block, rows, block.text);
  },
  promises: (block, { request, pages, text }) => ({
    kind: 'promises',
    promises: buildPromises(request, pages, text),
    ...titleOf(block),
  }),
  companyInformation: (block, { request, text }) => {
    const { company, disputes } = request.content.facts;
    return showFacts(block, [
      { term: text('field.company'), value: company.name },
      { term: text('content.address'), value: company.addressLines.join(', ') },
      { term: text('content.register'), value: company.registration },
      { term: text('field.vatNumber'), value: company.vatId },
      ...(disputes === undefined ? [] : [{ term: disputes.title, value: disputes.sentences.join(' ') }]),
    ]);
  },
  bankDetails: (block, { request, text }) => {
    const { bankAccount } = request.content.facts;
    if (bankAccount === undefined) return undefined;
    return showFacts(block, [
      { term: text('checkout.bankHolder'), value: bankAccount.holder },
      { term: text('checkout.bankName'), value: bankAccount.institute },
      { term: text('checkout.bankIban'), value: bankAccount.iban },
      { term: text('checkout.bankBic'), value: bankAccount.bic },
    ]);
  },
  shippingFees: (block, { request, text }) => {
    const { parcel, freight, freeAbove, codFee, parcelDays, freightDays } = request.content.facts;
    const say = (amount: Money) => writeGross(amount, readFirstPrice(request.cookies), text, request.locale);
    const threshold = say(freeAbove);
    return showFacts(block, [
      {
        term: text('footer.deliveryParcel', { price: say(parcel), threshold }),
        value: text('product.deliveryTime', parcelDays),
      },
      {
        term: text('footer.deliveryFreight', { price: say(freight), threshold }),
        value: text('product.deliveryTime', freightDays),
      },
      ...(codFee === undefined ? [] : [{ term: text('checkout.cashOnDelivery'), value: say(codFee) }]),
    ]);
  },
  paymentMethods: (block, { request, text }) => {
    const items = namePaymentMethods(request.content.facts, text);
    return items.length === 0 ? undefined : { kind: 'list', items, ...titleOf(block) };
  },
} as const satisfies Partial<BlockBuilders>;

interface FactRow {
  readonly term: string;
  readonly value: string;
  readonly href?: string;
}

/** What the merchant has not said is no row, and a block without a row none. */
function showFacts(
  block: { readonly title?: string },
  facts: readonly FactRow[],
  text?: string,
): BlockContent | undefined {
  const rows = facts.filter(({ value }) => value !== '');
  return rows.length === 0
    ? undefined
    : { kind: 'facts', rows, ...titleOf(block), ...withoutUndefined({ text }) };
}
