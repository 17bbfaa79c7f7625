import type { ComponentProps } from 'react';

import { Line } from './Icon.styles.js';
import { drawings, type IconName } from './paths.js';

export type IconSize = 16 | 20 | 24 | 32;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Name of an icon of the set in `Icon/paths.ts`. */
  name: IconName;
  /** Side in px at the base width; it scales with the text of the page. */
  size?: IconSize | undefined;
  /** Accessible name. Without one the icon is decorative and screen readers skip it. */
  label?: string | undefined;
}

/** A line icon in the colour of the surrounding text. */
export function Icon({ name, size = 20, label, ...rest }: IconProps) {
  const drawing = drawings[name];
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Line viewBox="0 0 24 24" $size={size} focusable="false" {...spoken} {...rest}>
      <path d={drawing.d} fill={'filled' in drawing ? 'currentColor' : 'none'} />
    </Line>
  );
}
