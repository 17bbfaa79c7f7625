import { useState } from 'react';

/** Whether something has ever been open: from then on it stays mounted, so that closing can be animated. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
