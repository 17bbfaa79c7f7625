import { useState } from 'react';

/** Whether the condition has ever held since the component was mounted. */
export function useOnce(condition: boolean): boolean {
  const [held, setHeld] = useState(condition);
  if (condition && !held) setHeld(true);
  return held || condition;
}
