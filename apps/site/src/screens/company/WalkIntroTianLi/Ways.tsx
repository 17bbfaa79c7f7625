import type { WayModel } from './model.js';
import { Duration, Heading, List, Mark } from './Ways.styles.js';

const NAMES: Readonly<Record<WayModel['kind'], string>> = { metro: '乘地铁', bus: '乘公交', car: '开车' };

/** Outlines on the 24-unit grid of the icons. */
const OUTLINES: Readonly<Record<WayModel['kind'], string>> = {
  metro:
    'M9 3.5h6a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM6 10.5h12M9 13.5h.1m5.8 0h.1M8.5 16.5l-2 3.5m9-3.5 2 3.5',
  bus: 'M7 4.5h10a2 2 0 0 1 2 2v11H5v-11a2 2 0 0 1 2-2ZM5 11.5h14M8 17.5V20m8-2.5V20M8.5 14.5h.1m6.9 0h.1',
  car: 'M4 16v-3.5l2-.5 1.8-4.5h8.4L18 12l2 .5V16ZM7 14.8a1.7 1.7 0 1 0 .1 0Zm10 0a1.7 1.7 0 1 0 .1 0Z',
};

/** How to get to an address. */
export function Ways({ ways }: { ways: readonly WayModel[] }) {
  return (
    <List aria-label="怎么到">
      {ways.map(({ kind, duration, route }) => (
        <li key={kind}>
          <Heading>
            <Mark viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={OUTLINES[kind]} />
            </Mark>
            {NAMES[kind]}
            {duration !== '' && <Duration>{duration}</Duration>}
          </Heading>
          <p>{route}</p>
        </li>
      ))}
    </List>
  );
}
