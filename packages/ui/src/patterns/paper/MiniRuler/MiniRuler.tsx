import type { ComponentProps } from 'react';

import { More, Page, Ruler, Seal } from './MiniRuler.styles.js';

export interface MiniRulerProps extends ComponentProps<'span'> {
  /** Number of pages. */
  pages: number;
  /** How many of them can be read; the seal line is after them. */
  shown: number;
  /** The pages with a place, from 1. */
  found: readonly number[];
}

/** More pages are narrower than a stroke. */
const MOST = 24;

/** The pages of a paper in small, with a stroke on those where something was found. Decorative: the text says it too. */
export function MiniRuler({ pages, shown, found, ...rest }: MiniRulerProps) {
  return (
    <Ruler aria-hidden="true" {...rest}>
      {Array.from({ length: Math.min(pages, MOST) }, (_, index) => [
        index === shown && <Seal key="seal" />,
        <Page key={index} $found={found.includes(index + 1)} $behind={index >= shown} />,
      ])}
      {pages > MOST && <More>…</More>}
    </Ruler>
  );
}
