import type { ComponentProps } from 'react';

import { formatCount } from '../../../format/index.js';
import { provinces } from '../../shops/TileMap/provinces.js';
import { shadedMapMessages as messages } from './messages.zh.js';
import { Grid, Legend, MOST_SHADE, Shade, Tile } from './ShadedMap.styles.js';

interface PlaceCount {
  /** Begins as the short name of the province: 河南. */
  name: string;
  count: number;
}

interface ShadedMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted: 可疑的查验，按省. */
  label: string;
  /** The most first. */
  counts: readonly PlaceCount[];
}

/** The country as squares, the darker the more is counted in a province. */
export function ShadedMap({ label, counts, ...rest }: ShadedMapProps) {
  const most = counts[0]?.count ?? 0;
  const words = counts.map(({ name, count }) => `${name} ${formatCount(count)}`).join('，');
  return (
    <div {...rest}>
      <Grid role="img" aria-label={`${label}：${words === '' ? messages.unknown : words}`}>
        {provinces.map(({ name, short, row, column }) => {
          const count = counts.find((one) => one.name.startsWith(name))?.count ?? 0;
          const shade = count === 0 ? 0 : Math.max(1, Math.ceil((count / most) * MOST_SHADE));
          return (
            <Tile
              key={name}
              title={name}
              $shade={shade}
              style={{ gridArea: `${String(row)} / ${String(column)}` }}
            >
              {short}
              {count > 0 && <small>{formatCount(count)}</small>}
            </Tile>
          );
        })}
      </Grid>
      <Legend aria-hidden="true">
        {messages.few}
        {Array.from({ length: MOST_SHADE }, (_, index) => (
          <Shade key={index} $shade={index + 1} />
        ))}
        {messages.many}
      </Legend>
    </div>
  );
}
