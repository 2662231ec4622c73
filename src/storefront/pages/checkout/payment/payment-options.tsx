import type { CallOutput } from '../../../../api/contract.ts';
import type { LocaleCode } from '../../../../kernel/locale.ts';
import { formatMoney } from '../../../../markets/money-format.ts';
import { isPartnerMethod } from '../../../../markets/partner-methods.ts';
import { getPartnerMethodFacts, type PaymentFlow } from '../../../../markets/payment-methods.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import { namePaymentMethod } from '../../../name-payment-methods.ts';
import type { RadioOption } from '../../../ui/field/radio-group.tsx';

export type OfferedMethod = CallOutput<'getPaymentMethods'>['paymentMethods'][number];

/** What is said of a method beside its name. */
type Description = Pick<RadioOption<string>, 'hint' | 'icon'>;

/** What the shopper does, by the way that a method is paid. */
const flowHints = {
  card: 'checkout.cardHint',
  wallet: 'checkout.confirmHint',
  redirect: 'checkout.confirmHint',
  'pay-later': 'checkout.payLaterHint',
  reference: 'checkout.referenceHint',
} as const satisfies Record<PaymentFlow, TextKey>;

function describePartner({ method, name }: OfferedMethod, say: PageText): Description {
  if (!isPartnerMethod(method) || method === 'scheme')
    return { hint: say('checkout.cardHint'), icon: 'card' };
  const { flow } = getPartnerMethodFacts(method);
  const hint = method === 'klarna_b2b' ? 'checkout.businessInvoiceHint' : flowHints[flow];
  return {
    hint: say(hint, { name }),
    icon: flow === 'pay-later' ? 'invoice' : flow === 'reference' ? 'bank' : 'card',
  };
}

function describeCashOnDelivery(
  { fee, totalPrice }: OfferedMethod,
  locale: LocaleCode,
  say: PageText,
): Description {
  const total = formatMoney(locale, totalPrice);
  return {
    hint:
      fee === undefined
        ? say('checkout.codText', { total })
        : say('checkout.cashOnDeliveryHint', { fee: formatMoney(locale, fee), total }),
    icon: 'box',
  };
}

/** The offered methods as choices: brands by their own names, the others in the shopper's words. */
export function describeMethods(
  methods: readonly OfferedMethod[],
  locale: LocaleCode,
  say: PageText,
): readonly RadioOption<string>[] {
  return methods.map((offered) => ({
    value: offered.method,
    label: namePaymentMethod(offered, say),
    ...describeMethod(offered, locale, say),
  }));
}

function describeMethod(offered: OfferedMethod, locale: LocaleCode, say: PageText): Description {
  if (offered.paymentInterface === 'card') return describePartner(offered, say);
  if (offered.paymentInterface === 'cash-on-delivery') return describeCashOnDelivery(offered, locale, say);
  return { hint: say('checkout.bankTransferHint'), icon: 'bank' };
}
