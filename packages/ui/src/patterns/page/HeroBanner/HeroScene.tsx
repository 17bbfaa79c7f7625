import { vars } from '../../../theme/values.js';
import { Moon, Sky } from './HeroBanner.styles.js';

/** Stars of the night, as x, y and radius. */
const STARS = [
  [690, 40, 1.6],
  [880, 46, 1.3],
  [560, 120, 1.2],
  [1230, 60, 1.6],
  [1310, 130, 1.2],
  [980, 30, 1.2],
] as const;

/** The landscape behind the covers. Moon and stars have no colour by day. */
export function HeroScene() {
  return (
    <>
      <Sky viewBox="0 0 1366 424" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
        <g fill={vars.scene.moon}>
          {STARS.map(([cx, cy, r]) => (
            <circle key={cx} cx={cx} cy={cy} r={r} />
          ))}
        </g>
        <path
          d="M0 424V360c140-60 240-30 380-8s200-70 350-60 220 50 340 6 200-50 296-8v134Z"
          fill={vars.scene.far}
        />
        <path d="M0 424v-30c180-40 300 10 460 0s240-50 420-30 280 30 486-14v74Z" fill={vars.scene.near} />
      </Sky>
      <Moon viewBox="0 0 240 240" aria-hidden="true" focusable="false">
        <path d="M132 78a44 44 0 1 0 28 62 36 36 0 1 1-28-62Z" fill={vars.scene.moon} />
      </Moon>
    </>
  );
}
