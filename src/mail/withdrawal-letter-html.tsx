import { Heading, Hr, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import { Letter, Lines, letterStyles } from './mail-letter.tsx';
import type { WithdrawalLetter } from './withdrawal-letter.ts';

const styles = {
  ...letterStyles,
  /** As it was typed, line breaks and all. */
  typed: { ...letterStyles.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  fact: { ...letterStyles.text, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  heading: { margin: '16px 0 8px', fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
} as const satisfies Record<string, CSSProperties>;

function WithdrawalMail({ letter, shopName }: { letter: WithdrawalLetter; shopName: string }) {
  const { locale, subject, reason, next, returning, statement } = letter;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={letter.text} shopName={shopName}>
      <Text style={styles.text}>{letter.greeting}</Text>
      <Text style={styles.text}>{letter.text}</Text>
      {reason === undefined ? null : <Text style={styles.typed}>{reason}</Text>}
      <Heading as="h2" style={styles.heading}>
        {letter.statementHeading}
      </Heading>
      <Lines lines={statement.map(({ label, value }) => `${label}: ${value}`)} style={styles.fact} />
      <Hr style={styles.rule} />
      <Lines lines={next} style={styles.text} />
      {returning === undefined ? null : (
        <>
          <Heading as="h2" style={styles.heading}>
            {returning.heading}
          </Heading>
          <Lines lines={returning.lines} style={styles.fact} />
          <Hr style={styles.rule} />
        </>
      )}
      <Text style={styles.text}>{letter.closing}</Text>
      <Hr style={styles.rule} />
      <Lines lines={letter.company} style={styles.small} />
    </Letter>
  );
}

/** A mail about a withdrawal as an HTML document. */
export async function renderWithdrawalHtml(letter: WithdrawalLetter, shopName: string): Promise<string> {
  return await render(<WithdrawalMail letter={letter} shopName={shopName} />);
}
