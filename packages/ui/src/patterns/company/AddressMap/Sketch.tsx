import { Drawing } from './AddressMap.styles.js';
import { pixelsOf, type Point } from './mercator.js';
import { addressMapMessages as messages } from './messages.zh.js';

/** Half the width and height of the drawing, in px of the map. */
const HALF = { width: 640, height: 360 };
/** Metres between two lines. */
const STEP = 100;
/** Radii of the circles, in metres. */
const RINGS = [200, 400];

/** Multiples of `step` from 0 to `end` in both directions. */
function around(step: number, end: number): number[] {
  const count = Math.floor(end / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
}

/** Squares of 100 m and circles around a point, to scale, for places known only by their coordinates. */
export function Sketch({ longitude, latitude, zoom }: Point & { zoom: number }) {
  const step = pixelsOf(STEP, latitude, zoom);
  const { width, height } = HALF;
  const columns = around(step, width).map((x) => `M${String(x)} ${String(-height)}V${String(height)}`);
  const rows = around(step, height).map((y) => `M${String(-width)} ${String(y)}H${String(width)}`);
  return (
    <Drawing
      viewBox={[-width, -height, 2 * width, 2 * height].join(' ')}
      width={2 * width}
      height={2 * height}
      focusable="false"
    >
      <path data-part="squares" d={[...columns, ...rows].join('')} />
      <path
        data-part="axes"
        d={`M0 ${String(-height)}V${String(height)}M${String(-width)} 0H${String(width)}`}
      />
      {RINGS.map((metres) => {
        const radius = pixelsOf(metres, latitude, zoom);
        return (
          <g key={metres}>
            <circle data-part="ring" r={radius} />
            <text x={6} y={radius - 6}>
              {messages.metres(metres)}
            </text>
          </g>
        );
      })}
      <text x={-150} y={-6} textAnchor="end">
        {messages.north(latitude)}
      </text>
      <text x={6} y={-150}>
        {messages.east(longitude)}
      </text>
      <path data-part="needle" d="M150 -118l9 26-9-7-9 7z" />
      <text x={150} y={-76} textAnchor="middle">
        {messages.northMark}
      </text>
    </Drawing>
  );
}
