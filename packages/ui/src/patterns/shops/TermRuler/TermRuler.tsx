import type { ComponentProps } from 'react';

import { termRulerMessages as messages } from './messages.zh.js';
import { End, Ends, Line, Root, Today } from './TermRuler.styles.js';

export interface TermRulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first day, as text. */
  start: string;
  /** The last day, as text. */
  end: string;
  /** The share of the term that has passed, from 0 to 1. */
  passed: number;
  /** The last day has passed: today is after the end of the ruler. */
  over?: boolean | undefined;
}

/** End of the term line once it is over, in percent of the width. */
const END_WHEN_OVER = 84;

/** A term as a ruler with today on it. Decorative: text next to it has to say the term and its state. */
export function TermRuler({ start, end, passed, over = false, ...rest }: TermRulerProps) {
  const place = over ? 95 : Math.round(passed * 100);
  return (
    <Root aria-hidden="true" {...rest}>
      <Line $over={over} style={{ width: over ? `${String(END_WHEN_OVER)}%` : '100%' }} />
      <Today
        style={{ left: `${String(place)}%` }}
        $side={place < 10 ? 'start' : place > 90 ? 'end' : 'middle'}
      >
        {messages.today}
      </Today>
      <Ends style={{ width: over ? `${String(END_WHEN_OVER)}%` : '100%' }}>
        <End>{start}</End>
        <End>{end}</End>
      </Ends>
    </Root>
  );
}
