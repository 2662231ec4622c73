import type { Block, MarketFacts } from '../../../api/contract/content.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { getPartnerMethodFacts } from '../../../markets/payment-methods.ts';
import type { PageText } from '../../i18n/texts.ts';

interface FactRow {
  readonly term: string;
  readonly value: string;
  readonly href?: string;
}

/** What the merchant has not said is no row. */
function withValue(rows: readonly FactRow[]): readonly FactRow[] {
  return rows.filter(({ value }) => value !== '');
}

/** What the market's letterhead, account and fees are, for a block that shows them. */
export function buildFacts(
  block: Block<'contact' | 'companyInformation' | 'bankDetails' | 'shippingFees'>,
  facts: MarketFacts,
  text: PageText,
  locale: LocaleCode,
): readonly FactRow[] {
  const { company, bankAccount } = facts;
  const say = (amount: Parameters<typeof formatMoney>[1]) => formatMoney(locale, amount);
  switch (block.type) {
    case 'contact':
      return withValue([
        { term: text('field.phone'), value: company.phone, href: `tel:${company.phone.replaceAll(' ', '')}` },
        { term: text('content.hours'), value: block.hours ?? company.openingHours },
        { term: text('field.email'), value: company.email, href: `mailto:${company.email}` },
      ]);
    case 'companyInformation':
      return withValue([
        { term: text('field.company'), value: company.name },
        { term: text('content.address'), value: company.addressLines.join(', ') },
        { term: text('content.register'), value: company.registration },
        { term: text('field.vatNumber'), value: company.vatId },
      ]);
    case 'bankDetails':
      return bankAccount === undefined
        ? []
        : [
            { term: text('checkout.bankHolder'), value: bankAccount.holder },
            { term: text('checkout.bankName'), value: bankAccount.institute },
            { term: text('checkout.bankIban'), value: bankAccount.iban },
            { term: text('checkout.bankBic'), value: bankAccount.bic },
          ];
    case 'shippingFees': {
      const threshold = say(facts.freeAbove);
      const { codFee } = facts;
      return [
        {
          term: text('footer.deliveryParcel', { price: say(facts.parcel), threshold }),
          value: text('product.deliveryTime', facts.parcelDays),
        },
        {
          term: text('footer.deliveryFreight', { price: say(facts.freight), threshold }),
          value: text('product.deliveryTime', facts.freightDays),
        },
        ...(codFee === undefined ? [] : [{ term: text('checkout.cashOnDelivery'), value: say(codFee) }]),
      ];
    }
  }
}

export function namePaymentMethods(facts: MarketFacts, text: PageText): readonly string[] {
  return [
    ...facts.paymentMethods.map((method) => getPartnerMethodFacts(method).brand ?? text('checkout.card')),
    ...(facts.takesBankTransfer ? [text('checkout.bankTransfer')] : []),
    ...(facts.codFee === undefined ? [] : [text('checkout.cashOnDelivery')]),
  ];
}
