import { useState, type ComponentProps } from 'react';

import { Drawing, Frame } from './Portrait.styles.js';

export interface PortraitProps extends ComponentProps<'span'> {
  /** URL of the picture. Where it is '' or fails to load, a landscape with the initial is drawn. */
  src?: string | undefined;
  name: string;
}

/** A framed square portrait, as wide as its container. Decorative: the text next to it names the person. */
export function Portrait({ src = '', name, ...rest }: PortraitProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <Frame aria-hidden="true" {...rest}>
      {src !== '' && src !== brokenSrc ? (
        <img src={src} alt="" width={200} height={200} onError={() => setBrokenSrc(src)} />
      ) : (
        <Drawing viewBox="0 0 160 160" focusable="false">
          <rect width="160" height="160" fill="#EFEADD" />
          <circle cx="80" cy="80" r="80" fill="#D7DBD1" />
          <path d="M0 122q28-16 54-6t50-4 56 6v42H0z" fill="#7FA695" />
          <path d="M0 136q30-14 60-3t46-6 54 8v25H0z" fill="#4F8370" />
          <text x="80" y="100" fontSize="62" fontWeight="700" textAnchor="middle" fill="#2F343B">
            {Array.from(name.trim())[0]}
          </text>
        </Drawing>
      )}
    </Frame>
  );
}
