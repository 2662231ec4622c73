import { ButtonLink } from '../../../ui/button/button.tsx';
import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { BlockContent } from '../content-view.ts';
import styles from './hero.module.css';

/** The head of a page: what it is about, its largest picture, what to do first. */
export function Hero({ block }: { block: Extract<BlockContent, { kind: 'hero' }> }) {
  const { title, text, picture, links, isHeading } = block;
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <div className={picture === undefined ? styles.hero : `${styles.hero} ${styles.pictured}`}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text === undefined ? null : <p className={styles.lead}>{text}</p>}
        {links.length > 0 ? (
          <p className={styles.links}>
            {links.map(({ label, href }, index) => (
              <ButtonLink key={href} kind={index === 0 ? 'buy' : 'secondary'} href={href}>
                {label}
              </ButtonLink>
            ))}
          </p>
        ) : null}
      </div>
      {picture === undefined ? null : (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 1024px) 640px, 100vw" loading="first" />
        </div>
      )}
    </div>
  );
}
