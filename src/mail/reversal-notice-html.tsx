import { Hr, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { Letter, Lines, letterStyles as styles } from './mail-letter.tsx';
import type { ReversalNotice } from './reversal-notice.ts';

function ReversalMail({ notice, shopName }: { notice: ReversalNotice; shopName: string }) {
  const { locale, subject, refund } = notice;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={refund} shopName={shopName}>
      <Text style={styles.text}>{notice.greeting}</Text>
      <Text style={styles.text}>{notice.text}</Text>
      <Lines lines={notice.items} style={styles.item} />
      <Hr style={styles.rule} />
      <Text style={styles.text}>{refund}</Text>
      <Text style={styles.text}>{notice.questions}</Text>
      <Hr style={styles.rule} />
      <Lines lines={notice.company} style={styles.small} />
    </Letter>
  );
}

/** The notice as an HTML document. */
export async function renderReversalHtml(notice: ReversalNotice, shopName: string): Promise<string> {
  return await render(<ReversalMail notice={notice} shopName={shopName} />);
}
