import { ButtonLink } from '../../../ui/button/button.tsx';
import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { CountdownView } from '../content-view.ts';
import styles from './countdown.module.css';
import { timeUnits } from './part-time.ts';

/**
 * The time until a moment. Without JavaScript it is the day alone, which stands there in any case; the browser fills the clock
 * (behaviours/tick-countdowns.ts).
 */
export function Countdown({ title, text, until, untilText, endText, picture, link }: CountdownView) {
  return (
    <div className={styles.countdown} data-countdown={until} data-morph="alive">
      {picture === undefined ? null : (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 768px) 480px, 100vw" />
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text === undefined ? null : <p>{text}</p>}
          <p className={styles.until} data-ended={endText}>
            {untilText}
          </p>
        </div>
        {/* Its place is kept: the numbers push nothing aside when they appear. */}
        <div className={styles.clock} aria-hidden="true">
          {timeUnits.map((unit) => (
            <span key={unit} className={styles.unit} data-unit={unit} />
          ))}
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
