import { Column, Heading, Hr, Link, Row, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import { writePiece } from './contract-section.ts';
import type { LabelledValue } from './labelled-value.ts';
import { Letter, Lines, letterStyles } from './mail-letter.tsx';
import type { OrderConfirmation } from './order-confirmation.ts';

const styles = {
  ...letterStyles,
  heading: { margin: '24px 0 8px', fontSize: '18px', lineHeight: '28px', fontWeight: 700 },
  text: { margin: '0 0 8px', fontSize: '16px', lineHeight: '24px' },
  label: { fontSize: '16px', lineHeight: '24px', padding: '2px 12px 2px 0', verticalAlign: 'top' },
  value: {
    fontSize: '16px',
    lineHeight: '24px',
    padding: '2px 0',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  detail: { fontSize: '16px', lineHeight: '24px', padding: '2px 0', verticalAlign: 'top', fontWeight: 700 },
  total: { fontSize: '20px', lineHeight: '28px', fontWeight: 700 },
  item: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  rule: { margin: '8px 0', border: 'none', borderTop: '1px solid #d1d5db' },
  // Two beside each other where there is room, below each other on a phone.
  address: {
    display: 'inline-block',
    width: '100%',
    maxWidth: '272px',
    paddingRight: '12px',
    verticalAlign: 'top',
    boxSizing: 'border-box',
  },
  fixed: { tableLayout: 'fixed' },
} as const satisfies Record<string, CSSProperties>;

/** Label on the left, amount on the right. */
function AmountRow({ entry, style }: { readonly entry: LabelledValue; readonly style?: CSSProperties }) {
  return (
    <Row>
      <Column style={{ ...styles.label, ...style }}>{entry.label}</Column>
      <Column style={{ ...styles.value, ...style }}>{entry.value}</Column>
    </Row>
  );
}

/** Label and value side by side, both read from the left: references and account numbers may be long. */
function DetailRow({ entry }: { readonly entry: LabelledValue }) {
  return (
    <Row style={styles.fixed}>
      <Column style={{ ...styles.label, width: '46%', overflowWrap: 'break-word' }}>{entry.label}</Column>
      <Column style={styles.detail}>{entry.value}</Column>
    </Row>
  );
}

function ItemRow({ item }: { readonly item: OrderConfirmation['items'][number] }) {
  return (
    <Row>
      <Column style={styles.label}>
        <Text style={styles.item}>{item.name}</Text>
        {item.details.map((detail) => (
          <Text key={detail} style={styles.small}>
            {detail}
          </Text>
        ))}
      </Column>
      <Column style={styles.value}>{item.amount}</Column>
    </Row>
  );
}

function Items({ mail }: { readonly mail: OrderConfirmation }) {
  return (
    <Section>
      <Row>
        <Column>
          <Heading as="h2" style={styles.heading}>
            {mail.itemsHeading}
          </Heading>
        </Column>
        <Column style={{ ...styles.value, verticalAlign: 'bottom', paddingBottom: '10px' }}>
          {mail.amountHeading}
        </Column>
      </Row>
      {mail.items.map((item) => (
        <Section key={item.id}>
          <Hr style={styles.rule} />
          <ItemRow item={item} />
        </Section>
      ))}
      <Hr style={styles.rule} />
    </Section>
  );
}

function Amounts({ mail }: { readonly mail: OrderConfirmation }) {
  return (
    <Section>
      {mail.sums.map((entry) => (
        <AmountRow key={`${entry.label} ${entry.value}`} entry={entry} />
      ))}
      <AmountRow entry={mail.total} style={styles.total} />
      {mail.taxes.map((entry) => (
        <AmountRow key={entry.label} entry={entry} style={styles.small} />
      ))}
      <Lines lines={mail.priceNotes} style={styles.small} />
    </Section>
  );
}

function Addresses({ mail }: { readonly mail: OrderConfirmation }) {
  return (
    <Section>
      {mail.addresses.map(({ heading, lines }) => (
        <div key={heading} style={styles.address}>
          <Heading as="h2" style={styles.heading}>
            {heading}
          </Heading>
          <Lines lines={lines} style={{ ...styles.text, margin: 0 }} />
        </div>
      ))}
    </Section>
  );
}

function Foot({ mail }: { readonly mail: OrderConfirmation }) {
  return (
    <Section>
      <Hr style={{ ...styles.rule, margin: '24px 0 16px' }} />
      <Lines lines={mail.company} style={styles.small} />
      <Text style={{ ...styles.small, margin: '12px 0 0' }}>{mail.closing}</Text>
    </Section>
  );
}

/** Everything that the contract is made under, in full: a link would lead to what it says one day. */
function Contract({
  contract: { introduction, texts },
}: {
  readonly contract: OrderConfirmation['contract'];
}) {
  if (texts.length === 0) return null;
  return (
    <Section>
      <Hr style={{ ...styles.rule, margin: '24px 0 16px' }} />
      <Text style={styles.small}>{introduction}</Text>
      {texts.map(({ title, pieces }) => (
        <div key={title}>
          <Heading as="h2" style={styles.heading}>
            {title}
          </Heading>
          <Lines lines={pieces.map(writePiece)} style={{ ...styles.small, margin: '0 0 8px' }} />
        </div>
      ))}
    </Section>
  );
}

function OrderConfirmationMail({ mail, shopName }: { mail: OrderConfirmation; shopName: string }) {
  return (
    <Letter
      locale={mail.locale}
      subject={mail.subject}
      title={mail.title}
      preview={mail.preview}
      shopName={shopName}
    >
      <Text style={styles.text}>{mail.greeting}</Text>
      <Text style={styles.text}>{mail.intro}</Text>
      {mail.facts.map((entry) => (
        <DetailRow key={entry.label} entry={entry} />
      ))}
      <Items mail={mail} />
      <Amounts mail={mail} />
      <Heading as="h2" style={styles.heading}>
        {mail.payment.heading}
      </Heading>
      <Text style={styles.text}>{mail.payment.sentence}</Text>
      {mail.payment.details.map((entry) => (
        <DetailRow key={entry.label} entry={entry} />
      ))}
      <Heading as="h2" style={styles.heading}>
        {mail.delivery.heading}
      </Heading>
      {mail.delivery.sentences.map((sentence) => (
        <Text key={sentence} style={styles.text}>
          {sentence}
        </Text>
      ))}
      <Addresses mail={mail} />
      {mail.withdrawal === undefined ? null : (
        <Text style={{ ...styles.text, margin: '24px 0 0' }}>
          {mail.withdrawal.text} <Link href={mail.withdrawal.address}>{mail.withdrawal.label}</Link>
        </Text>
      )}
      <Text style={{ ...styles.text, margin: '24px 0 0' }}>{mail.questions}</Text>
      <Foot mail={mail} />
      <Contract contract={mail.contract} />
    </Letter>
  );
}

/** The confirmation as an HTML document. */
export async function renderConfirmationHtml(mail: OrderConfirmation, shopName: string): Promise<string> {
  return await render(<OrderConfirmationMail mail={mail} shopName={shopName} />);
}
