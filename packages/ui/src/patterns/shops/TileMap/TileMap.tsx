import { useId, type ComponentProps } from 'react';

import { Face, Grid, Radio, Tile } from './TileMap.styles.js';

export interface MapTile {
  /** The value of the choice. */
  value: string;
  /** The full name, read by screen readers. */
  name: string;
  /** The name in one character. */
  short: string;
  /** Row in the grid, from 1. */
  row: number;
  /** Column in the grid, from 1. */
  column: number;
  /** Nothing is to be found there: drawn pale. The name should say so too. */
  empty?: boolean | undefined;
}

export interface TileMapProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the choice. */
  label: string;
  tiles: readonly MapTile[];
  /** The selected value; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A map of equal squares, one for each region: a radio group in the shape of the country. */
export function TileMap({ label, tiles, value, onChange, ...rest }: TileMapProps) {
  const name = useId();
  return (
    <Grid role="radiogroup" aria-label={label} {...rest}>
      {tiles.map((tile) => (
        <Tile key={tile.value} style={{ gridArea: `${String(tile.row)} / ${String(tile.column)}` }}>
          <Radio
            type="radio"
            name={name}
            value={tile.value}
            aria-label={tile.name}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <Face aria-hidden="true" title={tile.name} $empty={tile.empty === true}>
            {tile.short}
          </Face>
        </Tile>
      ))}
    </Grid>
  );
}
