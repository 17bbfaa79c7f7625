import { afterLoadAndIdle } from '@inkstone/ui/idle';
import { useEffect } from 'react';

/** `keepFocus` for the whole page, once it is at rest: no control is removed before. */
export function useFocusKept(): void {
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const cancel = afterLoadAndIdle(() => {
      import('./keep-focus.js').then(
        ({ keepFocus }) => {
          if (!left) stop = keepFocus();
        },
        // The page works without it.
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, []);
}
