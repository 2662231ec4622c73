import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import { languageOf } from '../kernel/locale.ts';
import type { ReversalNotice } from './reversal-notice.ts';

/** Mail programs know no style sheets worth the name, so each part carries its own style. */
const styles = {
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
  rule: { margin: '16px 0', border: 'none', borderTop: '1px solid #d1d5db' },
} as const satisfies Record<string, CSSProperties>;

/** Lines below each other; two of them may say the same. */
function Lines({ lines, style }: { readonly lines: readonly string[]; readonly style: CSSProperties }) {
  const numbered = lines.map((line, position) => ({ line, position }));
  return numbered.map(({ line, position }) => (
    <Text key={position} style={style}>
      {line}
    </Text>
  ));
}

function ReversalMail({ notice, shopName }: { notice: ReversalNotice; shopName: string }) {
  return (
    <Html lang={languageOf(notice.locale)} dir="ltr">
      <Head>
        <title>{notice.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{notice.refund}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>{shopName}</Text>
          <Heading as="h1" style={styles.title}>
            {notice.subject}
          </Heading>
          <Text style={styles.text}>{notice.greeting}</Text>
          <Text style={styles.text}>{notice.text}</Text>
          <Lines lines={notice.items} style={styles.item} />
          <Hr style={styles.rule} />
          <Text style={styles.text}>{notice.refund}</Text>
          <Text style={styles.text}>{notice.questions}</Text>
          <Hr style={styles.rule} />
          <Lines lines={notice.company} style={styles.small} />
        </Container>
      </Body>
    </Html>
  );
}

/** The notice as an HTML document. */
export async function renderReversalHtml(notice: ReversalNotice, shopName: string): Promise<string> {
  return await render(<ReversalMail notice={notice} shopName={shopName} />);
}
