import { useEffect, useRef, useState } from 'react';

interface Lock {
  locked: boolean;
  /** The last change, for the status line. */
  said: string;
  /** Moves the focus after a lock or unlock; none at first, so that opening the page does not move it. */
  goOn?: () => void;
}

/**
 * The lock of a form that is read-only at first. Unlocking focuses a field and locking focuses the button
 * again, because the pressed control disappears. A focus elsewhere on the page is not moved.
 */
export function useLock(unlockedAtFirst: boolean) {
  const [lock, setLock] = useState<Lock>({ locked: !unlockedAtFirst, said: '' });
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (document.activeElement === document.body) lock.goOn?.();
  }, [lock]);

  return {
    locked: lock.locked,
    said: lock.said,
    /** Ref of the button that unlocks. */
    button,
    lock: (said: string) => setLock({ locked: true, said, goOn: () => button.current?.focus() }),
    unlock: (said: string, goToField: () => void) => setLock({ locked: false, said, goOn: goToField }),
  };
}
