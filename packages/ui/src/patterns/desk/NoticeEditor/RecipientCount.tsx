import type { ComponentProps } from 'react';

import { formatCount } from '../../../format/index.js';
import { Count } from './RecipientCount.styles.js';

interface RecipientCountProps extends Omit<ComponentProps<'div'>, 'children'> {
  count: number;
  /** What the number says: 人会收到. */
  unit: string;
  /** Who they are, and who is left out: a line each. */
  notes?: readonly string[] | undefined;
}

/** How many people, in large figures. */
export function RecipientCount({ count, unit, notes = [], ...rest }: RecipientCountProps) {
  return (
    <div {...rest}>
      <Count>
        <b>{formatCount(count)}</b> {unit}
      </Count>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
