import { useEffect, useState } from 'react';
import { frameAddress, loadOrder, type Turntable } from './turntable.ts';

interface Frames {
  readonly loaded: ReadonlySet<number>;
  /** At least one could not be had. */
  readonly hasFailed: boolean;
}

/** Fetches the pictures of a view all around and tells which are there. They stay in memory as long as it is shown. */
export function useFrames({ name, frames }: Turntable): Frames {
  const [state, setState] = useState<Frames>({ loaded: new Set(), hasFailed: false });

  useEffect(() => {
    let isShown = true;
    const pictures = loadOrder(frames).map((frame) => {
      const picture = new Image();
      picture.src = frameAddress({ name, frames }, frame);
      picture.decode().then(
        () => {
          if (isShown) setState(({ loaded, ...rest }) => ({ ...rest, loaded: new Set(loaded).add(frame) }));
        },
        () => {
          if (isShown) setState((before) => ({ ...before, hasFailed: true }));
        },
      );
      return picture;
    });
    return () => {
      isShown = false;
      for (const picture of pictures) picture.src = '';
    };
  }, [name, frames]);

  return state;
}
