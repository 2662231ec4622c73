import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { BlockContent, TeaserView } from '../content-view.ts';
import styles from './teasers.module.css';

type TeaserLook = Extract<BlockContent, { kind: 'teasers' }>['look'];

/** Cards that lead to articles, brands or offers. */
export function Teasers({ teasers, look }: { teasers: readonly TeaserView[]; look: TeaserLook }) {
  return (
    <ul className={`${styles.teasers} ${styles[look]}`}>
      {teasers.map((teaser) => (
        <li key={teaser.href ?? teaser.title} className={styles.teaser}>
          <Teaser teaser={teaser} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card leads there; its title is the link. */
function Teaser({ teaser }: { teaser: TeaserView }) {
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
        <h3 className={picture?.name.startsWith('brands/') ? 'visually-hidden' : styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </h3>
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
