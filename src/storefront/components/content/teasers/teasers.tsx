import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { BlockContent, TeaserView } from '../content-view.ts';
import styles from './teasers.module.css';

type TeaserLook = Extract<BlockContent, { kind: 'teasers' }>['look'];

interface TeasersProps {
  readonly teasers: readonly TeaserView[];
  readonly look: TeaserLook;
  /** One level below the heading they stand under. */
  readonly heading?: 'h2' | 'h3';
}

/** Cards that lead to articles, brands or offers. */
export function Teasers({ teasers, look, heading = 'h3' }: TeasersProps) {
  return (
    <ul className={look === 'post' ? styles.teasers : `${styles.teasers} ${styles[look]}`}>
      {teasers.map((teaser) => (
        <li key={teaser.href ?? teaser.title} className={styles.teaser}>
          <Teaser teaser={teaser} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card leads there; its title is the link. */
function Teaser({ teaser, heading: Heading }: { teaser: TeaserView; heading: 'h2' | 'h3' }) {
  const { title, href, label, text, badge, picture, day } = teaser;
  return (
    <>
      {picture === undefined ? null : (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 768px) 400px, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        {badge === undefined ? null : <p className={styles.badge}>{badge}</p>}
        {/* A mark says the name itself. */}
        <Heading className={picture?.name.startsWith('brands/') ? 'visually-hidden' : styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </Heading>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {day === undefined ? null : <p className={styles.day}>{day}</p>}
        {label === undefined || href === undefined ? null : (
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
        )}
      </div>
    </>
  );
}
