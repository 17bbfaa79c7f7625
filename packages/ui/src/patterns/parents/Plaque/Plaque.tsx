import type { ComponentProps, CSSProperties } from 'react';

import { Board, Letters, Nail } from './Plaque.styles.js';

export interface PlaqueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the university. */
  name: string;
  /** Height as a CSS length. Width and letters depend on it, so that any name fits in one column. */
  height: string;
}

/** The vertical plaque at a university's gate. Hidden from screen readers: its name is next to it as text. */
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
