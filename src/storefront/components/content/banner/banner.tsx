import { ButtonLink } from '../../../ui/button/button.tsx';
import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { BlockContent } from '../content-view.ts';
import styles from './banner.module.css';

/** A few words that lead somewhere, with a picture beside them or without. */
export function Banner({ block }: { block: Extract<BlockContent, { kind: 'banner' }> }) {
  const { title, text, picture, link, isForVisitors } = block;
  return (
    <div className={styles.banner} data-for-visitors={isForVisitors === true ? '' : undefined}>
      {picture === undefined ? null : (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 768px) 420px, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        {link === undefined ? null : (
          <p>
            <ButtonLink kind="secondary" href={link.href}>
              {link.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
