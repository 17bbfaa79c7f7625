import type { ComponentProps, CSSProperties } from 'react';

import { Board, Letters, Nail } from './Plaque.styles.js';

export interface PlaqueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the university. */
  name: string;
  /** Height as a CSS length. The width and the letters follow, so that a name of any length is one column. */
  height: string;
}

/** The vertical plaque at the gate of a university. It repeats a name that stands beside it, so it is not read. */
export function Plaque({ name, height, style, ...rest }: PlaqueProps) {
  const letters = Math.max(Array.from(name).length, 4);
  const size = { '--plaque': height, '--letters': letters, ...style } as CSSProperties;
  return (
    <Board aria-hidden="true" style={size} {...rest}>
      <Nail />
      <Letters>{name}</Letters>
    </Board>
  );
}
