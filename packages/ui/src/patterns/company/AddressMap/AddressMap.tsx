import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Seal } from '../../../components/Seal/index.js';
import { NewWindowMark } from '../../page/new-window/NewWindowMark.js';
import { Frame, Ground, Legend, Open, Pin, TilePicture } from './AddressMap.styles.js';
import { tilesAround, type Point } from './mercator.js';
import { addressMapMessages as messages } from './messages.zh.js';
import { Sketch } from './Sketch.js';

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
  /** The two characters of the seal that marks the place. */
  seal: string;
  /** Zoom level of the map, as in all slippy maps. */
  zoom?: number | undefined;
  /** Without it a sketch is drawn, which needs no other server. */
  tiles?: MapTiles | undefined;
  /** URL that opens a map application. */
  openHref: string;
}

/** Location of an address. The pin is in the middle; screen readers get the address. */
export function AddressMap({
  name,
  address,
  seal,
  longitude,
  latitude,
  zoom = 16,
  tiles,
  openHref,
  ...rest
}: AddressMapProps) {
  const point = { longitude, latitude };
  return (
    <Frame aria-label={messages.of(name, address)} {...rest}>
      <Ground aria-hidden="true" data-zoom={zoom}>
        {tiles === undefined ? (
          <Sketch {...point} zoom={zoom} />
        ) : (
          tilesAround(point, { zoom, template: tiles.template, columns: 5, rows: 3 }).map(
            ({ url, left, top }) => (
              <TilePicture key={url} src={url} alt="" width={256} height={256} style={{ left, top }} />
            ),
          )
        )}
        <Pin>
          <Seal characters={seal} />
        </Pin>
      </Ground>
      <Legend>{tiles?.attribution ?? messages.sketch}</Legend>
      <Open>
        <Button href={openHref} size="sm" target="_blank" rel="noreferrer" endIcon={<NewWindowMark />}>
          {messages.open}
        </Button>
      </Open>
    </Frame>
  );
}
