import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A blur handler that checks the field that was left. While a pointer is down it waits until the click is over: a message
 * that appears in between would move the pressed button from under the pointer, and the click would be lost.
 */
export function useLeave(
  check: (field: HTMLInputElement) => void,
): (event: FocusEvent<HTMLInputElement>) => void {
  const isPointerDown = useRef(false);
  const waiting = useRef<HTMLInputElement | undefined>(undefined);
  const checkNow = useRef(check);

  useEffect(() => {
    checkNow.current = check;
  });

  useEffect(() => {
    const press = () => {
      isPointerDown.current = true;
    };
    const release = () => {
      isPointerDown.current = false;
      // The click comes after the pointer is up.
      setTimeout(() => {
        const field = waiting.current;
        waiting.current = undefined;
        if (field !== undefined) checkNow.current(field);
      });
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return ({ currentTarget }) => {
    if (isPointerDown.current) waiting.current = currentTarget;
    else check(currentTarget);
  };
}
