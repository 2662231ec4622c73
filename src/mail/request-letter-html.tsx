import { Heading, Hr, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import { Letter, Lines, letterStyles } from './mail-letter.tsx';
import type { RequestLetter } from './request-letter.ts';

const styles = {
  ...letterStyles,
  /** As it was typed, line breaks and all. */
  typed: { ...letterStyles.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quoted: { ...letterStyles.small, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  heading: { margin: '0 0 8px', fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
} as const satisfies Record<string, CSSProperties>;

function RequestMail({ letter, shopName }: { letter: RequestLetter; shopName: string }) {
  const { locale, subject, answer, facts } = letter;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={letter.text} shopName={shopName}>
      <Text style={styles.text}>{letter.greeting}</Text>
      <Text style={styles.text}>{letter.text}</Text>
      {answer === undefined ? null : <Text style={styles.typed}>{answer}</Text>}
      <Text style={styles.text}>{letter.closing}</Text>
      <Hr style={styles.rule} />
      <Heading as="h2" style={styles.heading}>
        {letter.sentHeading}
      </Heading>
      <Lines lines={facts.map(({ label, value }) => `${label}: ${value}`)} style={styles.quoted} />
      <Text style={{ ...styles.quoted, margin: '8px 0 0' }}>{letter.description}</Text>
      <Hr style={styles.rule} />
      <Lines lines={letter.company} style={styles.small} />
    </Letter>
  );
}

/** A mail about a request as an HTML document. */
export async function renderRequestHtml(letter: RequestLetter, shopName: string): Promise<string> {
  return await render(<RequestMail letter={letter} shopName={shopName} />);
}
