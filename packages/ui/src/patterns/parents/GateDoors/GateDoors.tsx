import type { ComponentProps } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { Plaque } from '../Plaque/Plaque.js';
import { Door, Name, Place, Row, Scene, Sill, Way } from './GateDoors.styles.js';

export interface Gate {
  id: number;
  name: string;
  href: string;
  /** Province and city: 江苏 南京市. */
  place: string;
  /** URL of the picture, or ''. */
  image: string;
}

export interface GateDoorsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** At most four. */
  gates: readonly Gate[];
  loading?: boolean | undefined;
}

const PLACES = 4;

/** Up to four universities as gates with their plaques. */
export function GateDoors({ gates, loading = false, ...rest }: GateDoorsProps) {
  const phone = useMediaQuery(media.mobile);
  return (
    <Row aria-busy={loading || undefined} {...rest}>
      {loading
        ? placeholders(PLACES, () => (
            <Door>
              <Scene>
                <Skeleton shape="block" height="100%" />
              </Scene>
              <Sill>
                <Skeleton lines={1} />
              </Sill>
            </Door>
          ))
        : gates.map(({ id, name, href, place, image }) => (
            <Door key={id}>
              <Scene>
                <Picture src={image} alt="" width={400} height={250} ratio="auto" />
              </Scene>
              <Plaque name={name} height={phone ? '6.75rem' : '9.5rem'} />
              <Sill>
                <Name>
                  <Way href={href}>{name}</Way>
                </Name>
                <Place>{place}</Place>
              </Sill>
            </Door>
          ))}
    </Row>
  );
}
