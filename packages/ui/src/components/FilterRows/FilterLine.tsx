import { useState, type ReactNode } from 'react';

import { Line } from './FilterRow.styles.js';

interface FilterLineProps {
  /** The options of a row are loading. */
  loading: boolean;
  children: ReactNode;
}

/** Short rows beside each other. */
export function FilterLine({ loading, children }: FilterLineProps) {
  // The key makes two trees: a row that arrives would push the next one aside. Rows that load again keep the focus.
  const [settled, setSettled] = useState(!loading);
  if (!loading && !settled) setSettled(true);
  return <Line key={settled ? 'settled' : 'loading'}>{children}</Line>;
}
