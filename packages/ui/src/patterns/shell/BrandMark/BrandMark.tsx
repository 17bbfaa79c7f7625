import type { ComponentProps } from 'react';

import type { Brand } from '../../types.js';
import { Logo, Mark, Name, Seal, Tagline, Words } from './BrandMark.styles.js';

export interface BrandMarkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  brand: Brand;
  /** Leaves the tagline out, as on a phone. */
  compact?: boolean | undefined;
}

/** Seal and name of the publisher, linked to the home page. A configured logo replaces them. */
export function BrandMark({ brand, compact = false, ...rest }: BrandMarkProps) {
  return (
    <Mark href={brand.homeHref} {...rest}>
      {brand.logoUrl ? (
        <Logos brand={brand} logoUrl={brand.logoUrl} />
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

/** Of two logos, the theme shows one. The other one is not fetched. */
function Logos({ brand: { name, logoNightUrl = '' }, logoUrl }: { brand: Brand; logoUrl: string }) {
  if (logoNightUrl === '')
    return <Logo src={logoUrl} alt={name} height={42} loading="lazy" $drawnFor="any" />;
  return (
    <>
      <Logo src={logoUrl} alt={name} height={42} loading="lazy" $drawnFor="light" />
      <Logo src={logoNightUrl} alt={name} height={42} loading="lazy" $drawnFor="dark" />
    </>
  );
}
