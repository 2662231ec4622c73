import { Button, Hr, Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import type { AccountMailWords } from './account-mail.ts';
import { Letter, Lines, letterStyles } from './mail-letter.tsx';

const styles = {
  ...letterStyles,
  hint: { ...letterStyles.small, margin: '0 0 8px' },
  link: { color: '#1a1d21', wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties>;

function AccountMail({ mail, shopName }: { readonly mail: AccountMailWords; readonly shopName: string }) {
  const { action, locale, subject } = mail;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={mail.text} shopName={shopName}>
      <Text style={styles.text}>{mail.greeting}</Text>
      <Text style={styles.text}>{mail.text}</Text>
      {action === undefined ? null : (
        <>
          <Button href={action.href} style={styles.button}>
            {action.label}
          </Button>
          <Text style={styles.hint}>{action.hint}</Text>
          <Text style={styles.hint}>
            <Link href={action.href} style={styles.link}>
              {action.href}
            </Link>
          </Text>
        </>
      )}
      {mail.notYou === undefined ? null : <Text style={styles.text}>{mail.notYou}</Text>}
      <Hr style={{ ...styles.rule, margin: '24px 0 16px' }} />
      <Lines lines={mail.company} style={styles.small} />
    </Letter>
  );
}

/** A mail about an account as an HTML document. */
export async function renderAccountHtml(mail: AccountMailWords, shopName: string): Promise<string> {
  return await render(<AccountMail mail={mail} shopName={shopName} />);
}
