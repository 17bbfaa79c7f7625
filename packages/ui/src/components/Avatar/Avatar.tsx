import { useState, type ComponentProps } from 'react';

import { Icon } from '../Icon/index.js';
import { Face, Initial } from './Avatar.styles.js';

export type AvatarSize = 32 | 40 | 64 | 96;

export interface AvatarProps extends ComponentProps<'span'> {
  /** URL of the portrait. Where it is '' or fails to load, the first character of the name is shown. */
  src?: string | undefined;
  /** Name of the person; without one a figure is shown. */
  name?: string | undefined;
  /** Diameter in px at the base width. */
  size?: AvatarSize | undefined;
}

/** A round portrait. It is decorative: the link or the text around it names the person. */
export function Avatar({ src = '', name = '', size = 40, ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const initial = Array.from(name.trim())[0];
  return (
    <Face $size={size} aria-hidden="true" {...rest}>
      {src !== '' && src !== brokenSrc ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBrokenSrc(src)} />
      ) : initial === undefined ? (
        <Icon name="user" size={size > 40 ? 32 : 20} />
      ) : (
        <Initial>{initial}</Initial>
      )}
    </Face>
  );
}
