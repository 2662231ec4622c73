import type { CallOutput } from '../../../../api/contract.ts';
import {
  getPartnerMethodFacts,
  isPartnerMethod,
  type PaymentFlow,
} from '../../../../markets/payment-methods.ts';
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

/** The offered methods as choices: brands by their own names, the others in the shopper's words. */
export function describeMethods(
  methods: readonly OfferedMethod[],
  say: PageText,
): readonly RadioOption<string>[] {
  return methods.map(({ paymentInterface, method, name }) =>
    paymentInterface === 'card'
      ? describePartner(method, name, say)
      : {
          value: method,
          label: say('checkout.bankTransfer'),
          hint: say('checkout.bankTransferHint'),
          icon: 'bank',
        },
  );
}
