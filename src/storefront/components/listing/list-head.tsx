import { ContentPicture } from '../content/content-picture/content-picture.tsx';
import type { LinkView, PictureView } from '../content/content-view.ts';
import styles from './list-head.module.css';

export interface ListHeadView {
  readonly name: string;
  readonly text?: string | undefined;
  readonly link?: LinkView | undefined;
  readonly picture?: PictureView | undefined;
}

/** The head of a list that the content has a picture or words for: a strip, so that the goods are in sight (rule L-06). */
export function ListHead({ of: { name, text, link, picture } }: { of: ListHeadView }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>{name}</h1>
        {text === undefined && link === undefined ? null : (
          <p className={styles.text}>
            {text}
            {link === undefined ? null : (
              <>
                {' '}
                <a href={link.href}>{link.label}</a>
              </>
            )}
          </p>
        )}
      </div>
      {picture === undefined ? null : (
        <div
          className={picture.name.startsWith('brands/') ? `${styles.picture} ${styles.mark}` : styles.picture}
        >
          <ContentPicture picture={picture} sizes="192px" />
        </div>
      )}
    </div>
  );
}
