import { useEffect, useRef, useState } from 'react';

interface Lock {
  locked: boolean;
  /** The last change, for the status line. */
  said: string;
  /** False until the first lock or unlock, so that opening the page does not move the focus. */
  moved: boolean;
}

/**
 * The lock of a form that is read-only at first. Unlocking focuses its first field and locking focuses the button
 * again, because the pressed control disappears. A focus elsewhere on the page is not moved.
 */
export function useLock(unlockedAtFirst: boolean, focusFirstField: () => void) {
  const [lock, setLock] = useState<Lock>({ locked: !unlockedAtFirst, said: '', moved: false });
  const button = useRef<HTMLButtonElement>(null);
  const goToField = useRef(focusFirstField);

  useEffect(() => {
    goToField.current = focusFirstField;
  });
  useEffect(() => {
    if (!lock.moved || document.activeElement !== document.body) return;
    if (lock.locked) button.current?.focus();
    else goToField.current();
  }, [lock]);

  return {
    locked: lock.locked,
    said: lock.said,
    /** Ref of the button that unlocks. */
    button,
    turn: (locked: boolean, said: string) => setLock({ locked, said, moved: true }),
  };
}
