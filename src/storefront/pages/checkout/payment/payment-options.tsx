import type { ReactNode } from 'react';
import type { CallOutput } from '../../../../api/contract.ts';
import type { Money } from '../../../../kernel/money.ts';
import { isPartnerMethod } from '../../../../markets/partner-methods.ts';
import { getPartnerMethodFacts, type PaymentFlow } from '../../../../markets/payment-methods.ts';
import { PaymentMark } from '../../../components/payment-marks/payment-mark.tsx';
import { CARD_SCHEMES } from '../../../components/payment-marks/write-payment-marks.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import { namePaymentMethod } from '../../../name-payment-methods.ts';
import type { RadioOption } from '../../../ui/field/radio-group.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './payment-options.module.css';

export type OfferedMethod = CallOutput<'getPaymentMethods'>['paymentMethods'][number];

/** What is said of a method beside its name. */
type Said = Pick<RadioOption<string>, 'hint' | 'aside'>;

/** What the shopper does, by the way that a method is paid. */
const flowHints = {
  card: 'checkout.cardHint',
  wallet: 'checkout.confirmHint',
  redirect: 'checkout.confirmHint',
  'pay-later': 'checkout.payLaterHint',
  reference: 'checkout.referenceHint',
} as const satisfies Record<PaymentFlow, TextKey>;

function ofPartner({ method, name }: OfferedMethod, say: PageText): Said {
  if (!isPartnerMethod(method) || method === 'scheme') {
    const marks = CARD_SCHEMES.map((scheme) => <PaymentMark key={scheme} brand={scheme} />);
    return { hint: say('checkout.cardHint'), aside: <Aside>{marks}</Aside> };
  }
  const { flow } = getPartnerMethodFacts(method);
  const hint = method === 'klarna_b2b' ? 'checkout.businessInvoiceHint' : flowHints[flow];
  return {
    hint: say(hint, { name }),
    aside: (
      <Aside>
        <PaymentMark brand={name} name="shown" />
      </Aside>
    ),
  };
}

/** What it costs is said before it is chosen (rule Y-02). */
function ofCashOnDelivery(
  { fee, totalPrice }: OfferedMethod,
  write: (amount: Money) => string,
  say: PageText,
): Said {
  const total = write(totalPrice);
  if (fee === undefined) return { hint: say('checkout.codText', { total }), aside: <Icon name="box" /> };
  const amount = write(fee);
  return {
    hint: say('checkout.cashOnDeliveryHint', { fee: amount, total }),
    aside: (
      <Aside>
        <span className={styles.fee}>+ {amount}</span>
        <Icon name="box" />
      </Aside>
    ),
  };
}

function Aside({ children }: { readonly children: ReactNode }) {
  return <span className={styles.aside}>{children}</span>;
}

function sayOf(offered: OfferedMethod, write: (amount: Money) => string, say: PageText): Said {
  if (offered.paymentInterface === 'card') return ofPartner(offered, say);
  if (offered.paymentInterface === 'cash-on-delivery') return ofCashOnDelivery(offered, write, say);
  return { hint: say('checkout.bankTransferHint'), aside: <Icon name="bank" /> };
}

/** An offered method as a choice: a brand by its own name and mark, the others in the shopper's words. */
export function toOption(
  offered: OfferedMethod,
  write: (amount: Money) => string,
  say: PageText,
): RadioOption<string> {
  return {
    value: offered.method,
    label: namePaymentMethod(offered, say),
    ...sayOf(offered, write, say),
  };
}
