import { useState, type ReactNode } from 'react';

import { Line } from './FilterRow.styles.js';

interface FilterLineProps {
  /** Whether the options of a row are loading. */
  loading: boolean;
  children: ReactNode;
}

/** Short rows next to each other. */
export function FilterLine({ loading, children }: FilterLineProps) {
  // The key remounts the line after the first load: an arriving row would push the next one aside. Later
  // loads keep the focus.
  const [settled, setSettled] = useState(!loading);
  if (!loading && !settled) setSettled(true);
  return <Line key={settled ? 'settled' : 'loading'}>{children}</Line>;
}
