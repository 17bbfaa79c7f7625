import { css } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { vars } from '../../theme/values.js';

/** Mixed into the page of a theme, it makes the desk; so each theme has its own desk, the night theme too. */
const WOOD = '#794e00';

function wood(share: number): string {
  return `color-mix(in srgb, ${vars.surface.page}, ${WOOD} ${String(share)}%)`;
}

/**
 * The colours of the desk beside those of the theme. They are set by `DeskGround`, not by the theme, because the public
 * site would load them too. Browsers without `color-mix` show the colours of the theme.
 */
export const desk = {
  /** The surface of the desk. */
  ground: `var(--desk-ground, ${vars.surface.page})`,
  /** Trays, drawers and what lies below a sheet. */
  board: `var(--desk-board, ${vars.surface.sunken})`,
  /** The shaded side of a board. */
  boardShade: `var(--desk-board-shade, ${vars.surface.sunken})`,
  /** The edge of a board. */
  edge: `var(--desk-edge, ${vars.border.strong})`,
  /** The list of slips. */
  slip: `var(--desk-slip, ${vars.surface.sunken})`,
  /** The sheet that is open, and papers in a tray. */
  sheet: `var(--desk-sheet, ${vars.surface.raised})`,
  /** A chosen row, and a part of a sheet that is set apart. */
  shade: `var(--desk-shade, ${vars.surface.sunken})`,
  /** A line on the ground. */
  rule: `var(--desk-rule, ${vars.border.base})`,
  /** The bars of a plot. */
  bar: `var(--desk-bar, ${vars.border.strong})`,
  /** What photographs lie on. */
  mount: `var(--desk-mount, ${vars.surface.sunken})`,
  /** The highlighter. */
  marker: `var(--desk-marker, ${vars.status.warnTint})`,
} as const;

export const deskColours = css`
  @supports ${mix.mixesColours} {
    --desk-ground: ${wood(10)};
    --desk-board: ${wood(20)};
    --desk-board-shade: ${wood(28)};
    --desk-edge: ${wood(48)};
    --desk-slip: ${wood(3)};
    --desk-sheet: color-mix(in srgb, ${vars.surface.raised}, ${WOOD} 1%);
    --desk-shade: color-mix(in srgb, ${vars.surface.raised}, ${WOOD} 6%);
    --desk-rule: ${wood(26)};
    --desk-bar: color-mix(in srgb, ${wood(30)}, ${vars.border.strong} 40%);
    --desk-mount: color-mix(in srgb, ${vars.surface.page}, #463a26 36%);
    --desk-marker: color-mix(in srgb, ${vars.status.warn} 32%, transparent);
    --desk-quiet: color-mix(in srgb, ${vars.text.quiet}, ${vars.text.strong} 18%);

    /* The theme's quiet text has less than 4.5:1 on the desk. A variable cannot be made of itself, hence the children. */
    > * {
      --ink-text-quiet: var(--desk-quiet);
    }
  }
`;

/** Red is for the decision: what is ticked is ink, in each field that draws its tick itself. */
export const inkTicks = css`
  input,
  input ~ svg {
    --ink-accent-fill: ${vars.chosen.surface};
    --ink-text-on-accent: ${vars.chosen.text};
  }
`;
