import { Body, Container, Head, Heading, Html, Preview, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { type LocaleCode, languageOf } from '../kernel/locale.ts';

/** Mail programs know no style sheets worth the name, so each part carries its own style. */
export const letterStyles = {
  body: {
    margin: 0,
    backgroundColor: '#f3f4f6',
    color: '#1a1d21',
    fontFamily: 'Inter, "Segoe UI", Roboto, "Noto Sans", Helvetica, Arial, sans-serif',
  },
  container: { maxWidth: '600px', margin: '0 auto', padding: '24px 16px', backgroundColor: '#ffffff' },
  brand: { margin: '0 0 24px', fontSize: '20px', lineHeight: '28px', fontWeight: 700 },
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '32px', fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' },
  item: { margin: '0 0 4px', fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  small: { margin: 0, fontSize: '14px', lineHeight: '20px', color: '#4b5563' },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '12px 24px',
    borderRadius: '6px',
    backgroundColor: '#1a1d21',
    color: '#ffffff',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { margin: '16px 0', border: 'none', borderTop: '1px solid #d1d5db' },
} as const satisfies Record<string, CSSProperties>;

/** Lines below each other; two of them may say the same. */
export function Lines({
  lines,
  style,
}: {
  readonly lines: readonly string[];
  readonly style: CSSProperties;
}) {
  const numbered = lines.map((line, position) => ({ line, position }));
  return numbered.map(({ line, position }) => (
    <Text key={position} style={style}>
      {line}
    </Text>
  ));
}

interface LetterProps {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly title: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly shopName: string;
  readonly children: ReactNode;
}

/** The layout of every mail: name of the shop, heading, then the mail's own parts. */
export function Letter({ locale, subject, title, preview, shopName, children }: LetterProps) {
  return (
    <Html lang={languageOf(locale)} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={letterStyles.body}>
        <Container style={letterStyles.container}>
          <Text style={letterStyles.brand}>{shopName}</Text>
          <Heading as="h1" style={letterStyles.title}>
            {title}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}
