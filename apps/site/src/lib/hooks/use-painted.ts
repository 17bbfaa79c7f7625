import { afterLoadAndIdle } from '@inkstone/ui/idle';
import { useEffect, useState } from 'react';

/** Whether the page is loaded and has had a quiet moment: what is large and not needed to read can be fetched. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterLoadAndIdle(() => setPainted(true)), []);
  return painted;
}
