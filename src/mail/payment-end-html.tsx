import { Button, Hr, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { Letter, Lines, letterStyles as styles } from './mail-letter.tsx';
import type { PaymentEndLetter } from './payment-end.ts';

function PaymentEndMail({
  letter,
  shopName,
}: {
  readonly letter: PaymentEndLetter;
  readonly shopName: string;
}) {
  const { locale, subject, text, next } = letter;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={text[0] ?? ''} shopName={shopName}>
      <Text style={styles.text}>{letter.greeting}</Text>
      <Lines lines={text} style={styles.text} />
      {next === undefined ? null : (
        <>
          <Text style={styles.text}>{next.text}</Text>
          <Button href={next.href} style={styles.button}>
            {next.label}
          </Button>
        </>
      )}
      <Text style={styles.text}>{letter.questions}</Text>
      <Hr style={styles.rule} />
      <Lines lines={letter.company} style={styles.small} />
    </Letter>
  );
}

/** The mail as an HTML document. */
export async function renderPaymentEndHtml(letter: PaymentEndLetter, shopName: string): Promise<string> {
  return await render(<PaymentEndMail letter={letter} shopName={shopName} />);
}
