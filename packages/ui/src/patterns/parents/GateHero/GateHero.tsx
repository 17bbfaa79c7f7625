import type { ComponentProps } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { Plaque } from '../Plaque/Plaque.js';
import { TypeMark } from '../type-mark.js';
import { Card, Facts, Frame, Name, Scene } from './GateHero.styles.js';
import { gateHeroMessages } from './messages.zh.js';

export interface GateHeroProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  /** URL of the picture, or ''. */
  image: string;
  /** '' if unknown; such a fact is left out. */
  province: string;
  city: string;
  types: readonly string[];
  source: string;
  loading?: boolean | undefined;
}

/** The gate of a university: the picture with the plaque on it, and the facts. */
export function GateHero({
  name,
  image,
  province,
  city,
  types,
  source,
  loading = false,
  ...rest
}: GateHeroProps) {
  const phone = useMediaQuery(media.mobile);
  const facts = [
    { label: gateHeroMessages.province, value: province },
    { label: gateHeroMessages.city, value: city },
    { label: gateHeroMessages.types, value: types.map((type) => <TypeMark key={type}>{type}</TypeMark>) },
    { label: gateHeroMessages.source, value: source },
  ].filter(({ value }) => value.length > 0);
  return (
    // The key keeps React from reusing the placeholders for the facts.
    <Frame key={loading ? 'loading' : 'loaded'} aria-busy={loading || undefined} {...rest}>
      <Scene>
        {loading ? (
          <Skeleton shape="block" height="100%" />
        ) : (
          <>
            <Picture src={image} alt="" width={800} height={500} ratio="auto" priority />
            <Plaque name={name} height={phone ? '10.5rem' : '18.5rem'} />
          </>
        )}
      </Scene>
      <Card>
        {loading ? (
          <Skeleton lines={6} />
        ) : (
          <>
            <Name>{name}</Name>
            <Facts>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          </>
        )}
      </Card>
    </Frame>
  );
}
