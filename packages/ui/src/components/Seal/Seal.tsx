import type { ComponentProps } from 'react';

import { Drawing } from './Seal.styles.js';
import type { SealLook } from './look.js';

export interface SealProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Two characters, one below the other: 正版. */
  characters: string;
  look?: SealLook | undefined;
}

/** A square seal, as wide as its `font-size`. It is decorative: text next to it says the same. */
export function Seal({ characters, look = 'full', ...rest }: SealProps) {
  const [upper = '', lower = ''] = characters;
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden="true" focusable="false" $look={look} {...rest}>
      {look === 'full' && (
        <>
          <rect data-part="field" x="2" y="2" width="96" height="96" rx="8" />
          <rect data-part="edge" x="7" y="7" width="86" height="86" rx="5" />
        </>
      )}
      {look === 'outlined' && <rect data-part="frame" x="3.5" y="3.5" width="93" height="93" rx="8" />}
      {look === 'missing' ? (
        <rect data-part="dashes" x="3" y="3" width="94" height="94" rx="8" />
      ) : (
        <>
          <text x="50" y="47">
            {upper}
          </text>
          <text x="50" y="85">
            {lower}
          </text>
        </>
      )}
    </Drawing>
  );
}
