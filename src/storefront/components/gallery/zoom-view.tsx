import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Lightbox } from '../../ui/lightbox/lightbox.tsx';
import { Picture } from '../picture/picture.tsx';
import { type GalleryPicture, namePicture } from './name-picture.ts';
import { scaleOfPinch, stepScale, WHOLE } from './zoom-scale.ts';
import styles from './zoom-view.module.css';

interface ZoomViewProps {
  readonly pictures: readonly GalleryPicture[];
  readonly productName: string;
  /** Which of them it begins with. */
  readonly begin: number;
  readonly onShow: (position: number) => void;
  readonly onClose: () => void;
}

/** Keys that lead to another picture, and those that make it larger or smaller. */
const LEADS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const SIZES: Readonly<Record<string, number>> = { '+': 1, '-': -1 };

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const distance = ([one, other]: readonly Point[]) =>
  one === undefined || other === undefined
    ? 0
    : Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** How large the picture is beside its whole view: by two fingers, by buttons, by a press on it. */
function useScale() {
  const [scale, setScale] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ readonly distance: number; readonly scale: number }>(undefined);
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    pinch.current = undefined;
  };
  return {
    scale,
    setScale,
    pinching: {
      onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
        fingers.current.set(pointerId, { clientX, clientY });
        if (fingers.current.size !== 2) return;
        pinch.current = { distance: distance([...fingers.current.values()]), scale };
      },
      onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
        if (!fingers.current.has(pointerId)) return;
        fingers.current.set(pointerId, { clientX, clientY });
        if (pinch.current === undefined) return;
        setScale(
          scaleOfPinch(pinch.current.scale, pinch.current.distance, distance([...fingers.current.values()])),
        );
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}

/** Follows the keys wherever the focus is. */
function useKeys(lead: (steps: number) => void, resize: (steps: number) => void) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const steps = LEADS[event.key];
      const sizes = SIZES[event.key];
      if (steps === undefined && sizes === undefined) return;
      event.preventDefault();
      if (steps !== undefined) lead(steps);
      if (sizes !== undefined) resize(sizes);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  });
}

/** The pictures as large as the window (rule P-01): arrow keys and buttons lead on, a press, Enter, plus and minus or two fingers enlarge. */
export function ZoomView({ pictures, productName, begin, onShow, onClose }: ZoomViewProps) {
  const text = useText();
  const [position, setPosition] = useState(begin);
  const { scale, setScale, pinching } = useScale();
  const frame = useRef<HTMLDivElement>(null);
  const press = useRef<HTMLButtonElement>(null);
  const isEnlarged = scale > WHOLE;
  const name = namePicture(text, pictures, position);
  useEffect(() => press.current?.focus(), []);

  // What is enlarged is seen from its middle.
  useEffect(() => {
    press.current?.style.setProperty('--scale', String(scale));
    const element = frame.current;
    if (element === null) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [scale]);

  function lead(steps: number) {
    const next = (position + steps + pictures.length) % pictures.length;
    setScale(WHOLE);
    setPosition(next);
    onShow(next);
  }
  const resize = (steps: number) => setScale(stepScale(scale, steps));
  useKeys(lead, resize);

  return (
    <Lightbox title={productName} closeLabel={text('header.close')} size="window" onClose={onClose}>
      <div ref={frame} className={styles.frame} {...pinching}>
        <button
          ref={press}
          type="button"
          className={`${styles.picture} ${isEnlarged ? styles.enlarged : ''}`}
          aria-label={`${name}. ${text(isEnlarged ? 'product.zoomOut' : 'product.zoomIn')}`}
          onClick={() => setScale(isEnlarged ? WHOLE : stepScale(WHOLE, 2))}
        >
          <Picture name={pictures[position]?.name} label="" sizes="1280px" loading="first" />
        </button>
      </div>
      <Foot name={name} hasOthers={pictures.length > 1} onLead={lead} onResize={resize} />
    </Lightbox>
  );
}

/** Each drag and each key has a button. */
function Foot({
  name,
  hasOthers,
  onLead,
  onResize,
}: {
  readonly name: string;
  readonly hasOthers: boolean;
  readonly onLead: (steps: number) => void;
  readonly onResize: (steps: number) => void;
}) {
  const text = useText();
  return (
    <div className={styles.foot}>
      {hasOthers ? (
        <Press icon="chevronLeft" label={text('product.previousPicture')} onPress={() => onLead(-1)} />
      ) : null}
      <Press icon="minus" label={text('product.zoomOut')} onPress={() => onResize(-1)} />
      <p role="status" className={styles.which}>
        {name}
      </p>
      <Press icon="plus" label={text('product.zoomIn')} onPress={() => onResize(1)} />
      {hasOthers ? (
        <Press icon="chevronRight" label={text('product.nextPicture')} onPress={() => onLead(1)} />
      ) : null}
    </div>
  );
}

function Press({
  icon,
  label,
  onPress,
}: {
  readonly icon: 'chevronLeft' | 'chevronRight' | 'plus' | 'minus';
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={styles.press} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
