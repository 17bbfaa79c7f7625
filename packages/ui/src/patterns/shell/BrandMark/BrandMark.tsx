import { useState, type ComponentProps } from 'react';

import type { Brand } from '../../types.js';
import { Logo, Mark, Name, Seal, Tagline, Words } from './BrandMark.styles.js';

export interface BrandMarkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  brand: Brand;
  /** Leaves the tagline out, as on a phone. */
  compact?: boolean | undefined;
}

/** Seal and name of the publisher, linked to the home page. A configured logo replaces them, if it can be loaded. */
export function BrandMark({ brand, compact = false, ...rest }: BrandMarkProps) {
  const [broken, setBroken] = useState('');
  return (
    <Mark href={brand.homeHref} {...rest}>
      {brand.logoUrl && brand.logoUrl !== broken ? (
        <Logos brand={brand} logoUrl={brand.logoUrl} onBroken={setBroken} />
      ) : (
        <>
          <Seal aria-hidden="true">{brand.sealText ?? brand.name.slice(0, 2)}</Seal>
          <Words>
            <Name>{brand.name}</Name>
            {!compact && brand.tagline && <Tagline>{brand.tagline}</Tagline>}
          </Words>
        </>
      )}
    </Mark>
  );
}

interface LogosProps {
  brand: Brand;
  logoUrl: string;
  onBroken: (logoUrl: string) => void;
}

/** Of two logos, the theme shows one. The other one is not fetched. */
function Logos({ brand: { name, logoNightUrl = '' }, logoUrl, onBroken }: LogosProps) {
  const shared = { alt: name, height: 42, loading: 'lazy', onError: () => onBroken(logoUrl) } as const;
  if (logoNightUrl === '') return <Logo src={logoUrl} $drawnFor="any" {...shared} />;
  return (
    <>
      <Logo src={logoUrl} $drawnFor="light" {...shared} />
      <Logo src={logoNightUrl} $drawnFor="dark" {...shared} />
    </>
  );
}
