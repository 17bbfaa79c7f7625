import { useState, type ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { Face, Initial } from './Avatar.styles.js';

export type AvatarSize = 32 | 40 | 64 | 96;

export interface AvatarProps extends ComponentProps<'span'> {
  /** Address of the portrait; '' or a broken one falls back to the first character of the name. */
  src?: string | undefined;
  /** Whose portrait; without one a figure is drawn. */
  name?: string | undefined;
  /** Diameter in px at the base width. */
  size?: AvatarSize | undefined;
}

/** A round portrait. It is decoration: the link or the words around it name the person. */
export function Avatar({ src = '', name = '', size = 40, ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const initial = Array.from(name.trim())[0];
  return (
    <Face $size={size} aria-hidden="true" {...rest}>
      {src !== '' && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => {
            setBrokenSrc(src);
          }}
        />
      ) : initial === undefined ? (
        <Icon name="user" size={size > 40 ? 32 : 20} />
      ) : (
        <Initial>{initial}</Initial>
      )}
    </Face>
  );
}
