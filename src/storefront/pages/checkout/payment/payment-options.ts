import type { CallOutput } from '../../../../api/contract.ts';
import type { LocaleCode } from '../../../../kernel/locale.ts';
import { formatMoney } from '../../../../markets/money-format.ts';
import { isPartnerMethod } from '../../../../markets/partner-methods.ts';
import { getPartnerMethodFacts, type PaymentFlow } from '../../../../markets/payment-methods.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import type { RadioOption } from '../../../ui/field/radio-group.tsx';

export type OfferedMethod = CallOutput<'getPaymentMethods'>['paymentMethods'][number];

/** What the shopper does, by the way that a method is paid. */
const flowHints = {
  card: 'checkout.cardHint',
  wallet: 'checkout.confirmHint',
  redirect: 'checkout.confirmHint',
  'pay-later': 'checkout.payLaterHint',
  reference: 'checkout.referenceHint',
} as const satisfies Record<PaymentFlow, TextKey>;

function describePartner(method: string, name: string, say: PageText): RadioOption<string> {
  if (!isPartnerMethod(method) || method === 'scheme') {
    return { value: method, label: say('checkout.card'), hint: say('checkout.cardHint'), icon: 'card' };
  }
  const { flow } = getPartnerMethodFacts(method);
  const hint = method === 'klarna_b2b' ? 'checkout.businessInvoiceHint' : flowHints[flow];
  return {
    value: method,
    label: name,
    hint: say(hint, { name }),
    icon: flow === 'pay-later' ? 'invoice' : flow === 'reference' ? 'bank' : 'card',
  };
}

function describeCashOnDelivery(
  offered: OfferedMethod,
  locale: LocaleCode,
  say: PageText,
): RadioOption<string> {
  const { method, fee, totalPrice } = offered;
  const total = formatMoney(locale, totalPrice);
  return {
    value: method,
    label: say('checkout.cashOnDelivery'),
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
  return methods.map((offered) => {
    const { paymentInterface, method, name } = offered;
    if (paymentInterface === 'card') return describePartner(method, name, say);
    if (paymentInterface === 'cash-on-delivery') return describeCashOnDelivery(offered, locale, say);
    return {
      value: method,
      label: say('checkout.bankTransfer'),
      hint: say('checkout.bankTransferHint'),
      icon: 'bank',
    };
  });
}
