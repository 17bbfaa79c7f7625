import type { ComponentProps } from 'react';

import { Picture } from '../../../components/Picture/index.js';
import { Seal } from '../../../components/Seal/index.js';
import { Frame, Ground, Legend, Pin, Street, TilePicture } from './AddressMap.styles.js';
import { tilesAround, type Point } from './mercator.js';
import { addressMapMessages as messages } from './messages.zh.js';

export interface MapTiles {
  /** URL of a tile with `{z}`, `{x}` and `{y}`. */
  template: string;
  /** The copyright notice that the licence of the maps requires. */
  attribution: string;
}

export interface AddressMapProps extends Point, Omit<ComponentProps<'figure'>, 'children'> {
  /** Name of the place. */
  name: string;
  address: string;
  /** The two characters of the seal that marks the place on the tiles. */
  seal: string;
  /** Zoom level of the map, as in all slippy maps. */
  zoom?: number | undefined;
  tiles?: MapTiles | undefined;
  /** URL of a sketch of the streets, shown where there are no tiles. It marks the place itself. */
  image?: string | undefined;
  /** The point of the sketch that stays in view where it is cropped: `43% 50%`. */
  imageFocus?: string | undefined;
}

/** Location of an address: tiles with a pin in the middle, or a sketch. Screen readers get the address. */
export function AddressMap({
  name,
  address,
  seal,
  longitude,
  latitude,
  zoom = 16,
  tiles,
  image = '',
  imageFocus,
  ...rest
}: AddressMapProps) {
  const point = { longitude, latitude };
  return (
    <Frame aria-label={messages.of(name, address)} {...rest}>
      {tiles === undefined ? (
        <Street>
          <Picture src={image} alt="" width={780} height={420} focus={imageFocus} />
        </Street>
      ) : (
        <>
          <Ground aria-hidden="true">
            {tilesAround(point, { zoom, template: tiles.template, columns: 5, rows: 3 }).map(
              ({ url, left, top }) => (
                <TilePicture key={url} src={url} alt="" width={256} height={256} style={{ left, top }} />
              ),
            )}
            <Pin>
              <Seal characters={seal} />
            </Pin>
          </Ground>
          <Legend>{tiles.attribution}</Legend>
        </>
      )}
    </Frame>
  );
}
