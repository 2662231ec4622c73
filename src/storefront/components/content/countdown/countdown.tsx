import { useEffect, useState } from 'react';
import { getNumberFormat } from '../../../../kernel/formatters.ts';
import type { LocaleCode } from '../../../../kernel/locale.ts';
import { useLocale } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { CountdownView } from '../content-view.ts';
import styles from './countdown.module.css';
import { partTime, timeUnits } from './part-time.ts';

/** The time until a moment. Without JavaScript it is the day alone, which stands there in any case. */
export function Countdown({ title, text, until, untilText, endText, picture, link }: CountdownView) {
  const left = useTimeLeft(Date.parse(until));
  const locale = useLocale();
  return (
    <div className={styles.countdown}>
      {picture === undefined ? null : (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 768px) 480px, 100vw" />
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text === undefined ? null : <p>{text}</p>}
          <p className={styles.until}>{left === 0 ? (endText ?? untilText) : untilText}</p>
        </div>
        {/* Its place is kept: the numbers push nothing aside when they appear. */}
        <div className={styles.clock} aria-hidden="true">
          {left === undefined || left === 0 ? null : <Clock left={left} locale={locale} />}
        </div>
        {link === undefined ? null : (
          <ButtonLink kind="secondary" href={link.href}>
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Clock({ left, locale }: { left: number; locale: LocaleCode }) {
  const parts = partTime(left);
  return timeUnits.map((unit) => (
    <span key={unit} className={styles.unit}>
      {getNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(parts[unit])}
    </span>
  ));
}

/** Milliseconds until a moment, every second; `undefined` while nothing ticks. */
function useTimeLeft(end: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const look = () => setLeft(Math.max(0, end - Date.now()));
    look();
    const ticking = window.setInterval(look, 1000);
    return () => window.clearInterval(ticking);
  }, [end]);
  return left;
}
