import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import { languageOf } from '../kernel/locale.ts';
import type { AccountMailWords } from './account-mail.ts';

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
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: '#4b5563' },
  link: { color: '#1a1d21', wordBreak: 'break-all' },
  rule: { margin: '24px 0 16px', border: 'none', borderTop: '1px solid #d1d5db' },
} as const satisfies Record<string, CSSProperties>;

function AccountMail({ mail, shopName }: { readonly mail: AccountMailWords; readonly shopName: string }) {
  const { action } = mail;
  return (
    <Html lang={languageOf(mail.locale)} dir="ltr">
      <Head>
        <title>{mail.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{mail.text}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>{shopName}</Text>
          <Heading as="h1" style={styles.title}>
            {mail.subject}
          </Heading>
          <Text style={styles.text}>{mail.greeting}</Text>
          <Text style={styles.text}>{mail.text}</Text>
          {action === undefined ? null : (
            <>
              <Button href={action.href} style={styles.button}>
                {action.label}
              </Button>
              <Text style={styles.small}>{action.hint}</Text>
              <Text style={styles.small}>
                <Link href={action.href} style={styles.link}>
                  {action.href}
                </Link>
              </Text>
            </>
          )}
          {mail.notYou === undefined ? null : <Text style={styles.text}>{mail.notYou}</Text>}
          <Hr style={styles.rule} />
          {mail.company.map((line) => (
            <Text key={line} style={{ ...styles.small, margin: 0 }}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

/** A mail about an account as an HTML document. */
export async function renderAccountHtml(mail: AccountMailWords, shopName: string): Promise<string> {
  return await render(<AccountMail mail={mail} shopName={shopName} />);
}
