import { type MouseEvent, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../notifications/notifications.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useOnDemand } from '../../use-on-demand.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { largestPicture, Picture } from '../picture/picture.tsx';
import type { Turntable } from '../turntable/turntable.ts';
import type { TurntableWords } from '../turntable/turntable-view.tsx';
import styles from './gallery.module.css';
import { LARGE_SIZES } from './large-sizes.ts';
import { type GalleryPicture, namePicture } from './name-picture.ts';

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  /** What the first picture shows when it has no label of its own. */
  readonly productName: string;
  readonly turntable?: (Turntable & { readonly words: TurntableWords }) | undefined;
  /** Leads away from the shop: nothing is fetched from there before. */
  readonly video?: { readonly label: string; readonly href: string } | undefined;
}

/**
 * The product's pictures (rule P-01): one large, which opens larger still, and all of them in a row with the view all around and
 * the video. Without JavaScript each picture opens by itself. What opens above the page is fetched only then.
 */
export function Gallery({ pictures, productName, turntable, video }: GalleryProps) {
  const text = useText();
  const [shown, setShown] = useState(0);
  const zoom = useOnDemand(() => import('./zoom-view.tsx').then(({ ZoomView }) => ZoomView));
  const picture = pictures[shown];
  const entries = [
    ...pictures.map(({ name }, position) => ({
      key: name,
      content: (
        <Thumbnail
          href={largestPicture(name)}
          label={namePicture(text, pictures, position)}
          isShown={position === shown}
          onChoose={() => setShown(position)}
        >
          <Picture name={name} label="" sizes="80px" />
        </Thumbnail>
      ),
    })),
    ...(turntable === undefined
      ? []
      : [{ key: '360°', content: <AllAround turntable={turntable} productName={productName} /> }]),
    ...(video === undefined ? [] : [{ key: 'video', content: <Video {...video} /> }]),
  ];
  return (
    <section className={styles.gallery} aria-label={text('product.gallery')}>
      <Large
        picture={picture}
        label={picture?.label || productName}
        enlarge={text('product.enlarge')}
        onOpen={() =>
          zoom.open(() => notify({ id: 'zoom', type: 'error', message: text('product.zoomFailed') }))
        }
      />
      {entries.length > 1 ? <Carousel label={text('product.gallery')} items={entries} size="own" /> : null}
      {zoom.Part === undefined ? null : (
        <zoom.Part
          pictures={pictures}
          productName={productName}
          begin={shown}
          onShow={setShown}
          onClose={zoom.close}
        />
      )}
    </section>
  );
}

/** Opens the view all around, whose code and pictures are fetched only then. */
function AllAround({
  turntable,
  productName,
}: Required<Pick<GalleryProps, 'productName'>> & {
  readonly turntable: NonNullable<GalleryProps['turntable']>;
}) {
  const { words } = turntable;
  const { Part, open, close } = useOnDemand(() =>
    import('../turntable/turntable-view.tsx').then(({ TurntableView }) => TurntableView),
  );
  return (
    <>
      <button
        type="button"
        className={`${styles.thumbnail} ${styles.scripted}`}
        aria-label={words.title}
        title={words.title}
        onClick={() => open(() => notify({ id: 'turntable', type: 'error', message: words.failed }))}
      >
        <Icon name="turn" />
        {/* No language has room for more below a small picture. */}
        <span className={styles.words} aria-hidden="true">
          360°
        </span>
      </button>
      {Part === undefined ? null : (
        <Part turntable={turntable} words={words} productName={productName} onClose={close} />
      )}
    </>
  );
}

function Video({ href, label }: NonNullable<GalleryProps['video']>) {
  return (
    <a
      className={styles.thumbnail}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <Icon name="play" />
    </a>
  );
}

/** The picture that is chosen; pressed, it opens larger. A product without one shows the shop's stand-in, which does not. */
function Large({
  picture,
  label,
  enlarge,
  onOpen,
}: {
  readonly picture: GalleryPicture | undefined;
  readonly label: string;
  readonly enlarge: string;
  readonly onOpen: () => void;
}) {
  const shown = <Picture name={picture?.name} label={label} sizes={LARGE_SIZES} loading="first" />;
  if (picture === undefined) return <div className={styles.large}>{shown}</div>;
  return (
    <a
      className={styles.large}
      href={largestPicture(picture.name)}
      onClick={(event) => {
        if (isForAnotherTab(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {shown}
      <span className={styles.hint}>
        <Icon name="search" size="small" />
        <span className="visually-hidden">{enlarge}</span>
      </span>
    </a>
  );
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

function Thumbnail({
  href,
  label,
  isShown,
  onChoose,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={styles.thumbnail}
      aria-current={isShown}
      aria-label={label}
      onClick={(event) => {
        if (isForAnotherTab(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}
