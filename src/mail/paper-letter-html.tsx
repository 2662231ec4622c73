import { Hr, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { Letter, Lines, letterStyles as styles } from './mail-letter.tsx';
import type { PaperLetter } from './paper-letter.ts';

function PaperMail({ letter, shopName }: { letter: PaperLetter; shopName: string }) {
  const { locale, subject, text } = letter;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={text} shopName={shopName}>
      <Text style={styles.text}>{letter.greeting}</Text>
      <Text style={styles.text}>{text}</Text>
      <Text style={styles.text}>{letter.questions}</Text>
      <Hr style={styles.rule} />
      <Lines lines={letter.company} style={styles.small} />
    </Letter>
  );
}

/** The letter as an HTML document. */
export async function renderPaperHtml(letter: PaperLetter, shopName: string): Promise<string> {
  return await render(<PaperMail letter={letter} shopName={shopName} />);
}
