import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Lightbox } from '../../ui/lightbox/lightbox.tsx';
import {
  degreesOf,
  frameAddress,
  frameAfter,
  frameOfDrag,
  nearestLoaded,
  type Turntable,
} from './turntable.ts';
import styles from './turntable-view.module.css';
import { useFrames } from './use-frames.ts';

/** Written on the server: the texts of pages do without them. */
export interface TurntableWords {
  readonly title: string;
  readonly hint: string;
  readonly turn: string;
  readonly play: string;
  readonly pause: string;
  readonly loading: string;
  readonly failed: string;
}

interface TurntableViewProps {
  readonly turntable: Turntable;
  readonly words: TurntableWords;
  readonly productName: string;
  readonly onClose: () => void;
}

/** Once around in four seconds with 36 frames. */
const FRAME_MS = 110;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which picture is shown: it turns by itself until somebody turns it, by keys wherever the focus is or by dragging. */
function useTurning(frames: number, canTurn: boolean) {
  const [frame, setFrame] = useState(0);
  const [isTurning, setIsTurning] = useState(() => !wantsStillness());
  const drag = useRef<{ readonly x: number; readonly frame: number }>(undefined);

  useEffect(() => {
    if (!isTurning || !canTurn) return;
    const turning = setInterval(() => setFrame((before) => frameAfter(before, 1, frames)), FRAME_MS);
    return () => clearInterval(turning);
  }, [isTurning, canTurn, frames]);

  useEffect(() => {
    // The slider alone would stop at its ends.
    const turnByKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setIsTurning(false);
      setFrame((before) => frameAfter(before, step, frames));
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [frames]);

  const turnTo = (next: number) => {
    setIsTurning(false);
    setFrame(next);
  };
  const endDrag = () => {
    drag.current = undefined;
  };
  return {
    frame,
    isTurning,
    turnTo,
    startOrStop: () => setIsTurning(!isTurning),
    dragging: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, frame };
        setIsTurning(false);
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        if (drag.current === undefined) return;
        const { x, frame: begin } = drag.current;
        turnTo(frameOfDrag(begin, event.clientX - x, event.currentTarget.clientWidth, frames));
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  };
}

/**
 * The product from all sides (rule P-01): by dragging, by arrow keys, by a slider, or turning by itself, which it
 * does from the beginning unless the shopper wants stillness.
 */
export function TurntableView({ turntable, words, productName, onClose }: TurntableViewProps) {
  const text = useText();
  const { frames } = turntable;
  const { loaded, hasFailed } = useFrames(turntable);
  const isWhole = loaded.size === frames;
  const { frame, isTurning, turnTo, startOrStop, dragging } = useTurning(frames, isWhole);
  const slider = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => slider.current?.focus(), []);

  const shown = nearestLoaded(loaded, frame, frames);
  return (
    <Lightbox title={words.title} closeLabel={text('header.close')} onClose={onClose}>
      <div className={styles.picture} {...dragging}>
        {shown === undefined ? null : (
          <img
            className={styles.frame}
            src={frameAddress(turntable, shown)}
            width={480}
            height={480}
            alt={productName}
            decoding="sync"
            draggable={false}
          />
        )}
      </div>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={frames - 1}
        value={frame}
        aria-label={words.turn}
        aria-valuetext={`${degreesOf(frame, frames)}°`}
        aria-describedby={hintId}
        onChange={(event) => turnTo(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.foot}>
        <Button size="small" onClick={startOrStop}>
          {isTurning ? words.pause : words.play}
        </Button>
        {isWhole || hasFailed ? null : (
          <label className={styles.loading}>
            {words.loading}
            <progress className={styles.progress} max={frames} value={loaded.size} />
          </label>
        )}
        {hasFailed ? <p role="alert">{words.failed}</p> : null}
      </div>
      <p id={hintId} className={styles.hint}>
        {words.hint}
      </p>
    </Lightbox>
  );
}
