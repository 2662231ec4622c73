import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { SearchBox } from '../../search-box/search-box.tsx';
import { ContentPicture } from '../content-picture/content-picture.tsx';
import type { BlockContent } from '../content-view.ts';
import styles from './hero.module.css';

type HeroBlock = Extract<BlockContent, { kind: 'hero' }>;

/** The head of a page: what it is about, its largest picture, what to do first. */
export function Hero({ block }: { block: HeroBlock }) {
  const { title, text, picture, links, isHeading } = block;
  if (block.search) return <SearchHero block={block} />;
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

/**
 * The head of a home page: low, so that the goods come at once, and led by a box to search in. A phone has the header's box
 * right above and needs neither a second one nor the picture.
 */
function SearchHero({ block: { title, text: lead, picture, links, isHeading } }: { block: HeroBlock }) {
  const text = useText();
  const paths = usePaths();
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <div className={styles.low}>
      <div className={styles.lowWords}>
        <Heading className={styles.lowTitle}>{title}</Heading>
        {lead === undefined ? null : <p className={styles.lowLead}>{lead}</p>}
        <div className={styles.search}>
          <SearchBox
            action={paths.search()}
            label={text('header.searchLabel')}
            placeholder={text('header.searchPlaceholder')}
            button={text('header.search')}
          />
        </div>
        {links.length > 0 ? (
          <p className={styles.lowLinks}>
            {links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        ) : null}
      </div>
      {picture === undefined ? null : (
        <div className={styles.lowPicture}>
          <ContentPicture picture={picture} sizes="640px" />
        </div>
      )}
    </div>
  );
}
