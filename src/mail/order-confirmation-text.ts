import { writePiece } from './contract-section.ts';
import type { LabelledValue } from './labelled-value.ts';
import type { OrderConfirmation } from './order-confirmation.ts';

const RULE = '-'.repeat(60);

function list(values: readonly LabelledValue[]): string[] {
  return values.map(({ label, value }) => `${label}: ${value}`);
}

/** The confirmation for mail programs that show no HTML; long lines are wrapped by the transfer encoding. */
export function renderConfirmationText(mail: OrderConfirmation): string {
  const items = mail.items.flatMap((item) => [
    '',
    item.name,
    `  ${item.details.join(' · ')}`,
    `  ${mail.amountHeading}: ${item.amount}`,
  ]);
  const section = (heading: string, lines: readonly string[]) => [
    '',
    heading.toLocaleUpperCase(mail.locale),
    ...lines,
  ];
  return [
    mail.greeting,
    '',
    mail.intro,
    '',
    ...list(mail.facts),
    ...section(mail.itemsHeading, items),
    '',
    ...list(mail.sums),
    ...list([mail.total]),
    ...list(mail.taxes),
    ...mail.priceNotes,
    ...section(mail.payment.heading, [mail.payment.sentence, ...list(mail.payment.details)]),
    ...section(mail.delivery.heading, mail.delivery.sentences),
    ...mail.addresses.flatMap(({ heading, lines }) => section(heading, lines)),
    '',
    ...(mail.withdrawal === undefined
      ? []
      : [mail.withdrawal.text, `${mail.withdrawal.label}: ${mail.withdrawal.address}`, '']),
    mail.questions,
    '',
    RULE,
    ...mail.company,
    '',
    mail.closing,
    '',
    ...(mail.contract.texts.length === 0 ? [] : [RULE, mail.contract.introduction]),
    ...mail.contract.texts.flatMap(({ title, pieces }) => section(title, ['', ...pieces.map(writePiece)])),
    '',
  ].join('\n');
}
