import { Button, Hr, Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { Letter, Lines, letterStyles as styles } from './mail-letter.tsx';
import type { SurveyLetter } from './survey-letter.ts';

function SurveyMail({ letter, shopName }: { readonly letter: SurveyLetter; readonly shopName: string }) {
  const { locale, subject, text, answer, end } = letter;
  return (
    <Letter locale={locale} subject={subject} title={subject} preview={text} shopName={shopName}>
      <Text style={styles.text}>{letter.greeting}</Text>
      <Text style={styles.text}>{text}</Text>
      <Button href={answer.href} style={styles.button}>
        {answer.label}
      </Button>
      <Text style={{ ...styles.small, margin: '16px 0 0' }}>{letter.once}</Text>
      <Text style={styles.small}>
        <Link href={end.href} style={{ color: '#1a1d21', textDecoration: 'underline' }}>
          {end.label}
        </Link>
      </Text>
      <Hr style={styles.rule} />
      <Lines lines={letter.company} style={styles.small} />
    </Letter>
  );
}

/** The mail as an HTML document. */
export async function renderSurveyHtml(letter: SurveyLetter, shopName: string): Promise<string> {
  return await render(<SurveyMail letter={letter} shopName={shopName} />);
}
