import { useEffect, useRef } from 'react';

/** How long after a finger is lifted its click may come: only that click leaves the field, on some phones. */
const CLICK_MS = 400;

/**
 * Acts at once, or while somebody presses as soon as the press is over: what appears in between, such as what is wrong with
 * the field that was just left, would move the pressed button from under the finger, and the press would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      isPressed.current = false;
      const due = waiting.current;
      waiting.current = [];
      for (const act of due) act();
    };
    const endIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    };
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    // Behind whatever the click itself does.
    const endSoon = () => endIn(0);
    const release = () => endIn(CLICK_MS);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', endSoon, true);
    window.addEventListener('click', endSoon, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', endSoon, true);
      window.removeEventListener('click', endSoon, true);
    };
  }, []);

  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
