import { useEffect, useRef, useState } from 'react';

interface Lock {
  locked: boolean;
  /** What happened last, for the status line. */
  said: string;
  /** False until somebody has locked or unlocked: a page that opens keeps the focus where it is. */
  moved: boolean;
}

/**
 * A form that is only to be read until it is unlocked. Unlocking goes to its first field and locking back to the
 * button, as the control that was pressed is gone either way; whoever is elsewhere on the page by then stays there.
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
    /** Of the button that unlocks. */
    button,
    turn: (locked: boolean, said: string) => {
      setLock({ locked, said, moved: true });
    },
  };
}
