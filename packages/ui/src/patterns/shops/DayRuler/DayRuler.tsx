import type { ComponentProps } from 'react';

import { Day, Days, Word } from './DayRuler.styles.js';
import { dayRulerMessages as messages } from './messages.zh.js';

export interface DayRulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current day, from 1 to `last`. */
  day: number;
  last: number;
}

function wordOf(index: number, day: number, last: number): string | undefined {
  if (index === day) return messages.today;
  if (index === 1) return messages.start;
  return index === last ? messages.end : undefined;
}

/** The days of a period with the current one marked. Decorative: text next to it has to say the day. */
export function DayRuler({ day, last, ...rest }: DayRulerProps) {
  return (
    <Days aria-hidden="true" {...rest}>
      {Array.from({ length: last }, (_, position) => {
        const index = position + 1;
        return (
          <Day key={index} $passed={index < day} $today={index === day}>
            {index}
            <Word>{wordOf(index, day, last)}</Word>
          </Day>
        );
      })}
    </Days>
  );
}
