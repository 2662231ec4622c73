import { Button, Hr, Img, Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties } from 'react';
import { Letter, Lines, letterStyles } from './mail-letter.tsx';
import type { StockNoticeWords } from './stock-notice-mail.ts';

const styles = {
  ...letterStyles,
  picture: { display: 'block', maxWidth: '100%', margin: '0 0 16px' },
  price: { margin: '0 0 8px', fontSize: '18px', lineHeight: '28px', fontWeight: 700 },
  hint: { ...letterStyles.small, margin: '0 0 8px' },
  link: { color: '#1a1d21', wordBreak: 'break-all' },
} as const satisfies Record<string, CSSProperties>;

/** Mail programs scale a picture to this; its files are larger, for sharp screens. */
const PICTURE_PX = 240;

function StockNoticeMail({ mail, shopName }: { readonly mail: StockNoticeWords; readonly shopName: string }) {
  const { action, link, product } = mail;
  return (
    <Letter
      locale={mail.locale}
      subject={mail.subject}
      title={mail.title}
      preview={mail.text}
      shopName={shopName}
    >
      {product.picture === undefined ? null : (
        <Link href={product.href}>
          <Img
            src={product.picture.href}
            alt={product.picture.label}
            width={PICTURE_PX}
            style={styles.picture}
          />
        </Link>
      )}
      <Text style={styles.text}>{mail.text}</Text>
      {mail.price === undefined ? null : <Text style={styles.price}>{mail.price}</Text>}
      <Button href={action.href} style={letterStyles.button}>
        {action.label}
      </Button>
      <Lines lines={mail.notes} style={styles.text} />
      {link === undefined ? null : (
        <>
          <Text style={styles.hint}>{link.hint}</Text>
          <Text style={styles.hint}>
            <Link href={link.href} style={styles.link}>
              {link.href}
            </Link>
          </Text>
        </>
      )}
      <Hr style={{ ...styles.rule, margin: '24px 0 16px' }} />
      <Lines lines={mail.company} style={styles.small} />
    </Letter>
  );
}

/** A mail about goods that are sold out or back as an HTML document. */
export async function renderStockNoticeHtml(mail: StockNoticeWords, shopName: string): Promise<string> {
  return await render(<StockNoticeMail mail={mail} shopName={shopName} />);
}
