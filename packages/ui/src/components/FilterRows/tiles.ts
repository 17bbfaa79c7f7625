import { css } from 'styled-components';

import { space, vars } from '../../theme/values.js';

/**
 * The options of a sheet: tiles in columns, which are easy to tap.
 *
 * @param width CSS length; the minimum width of a tile
 */
export function tiles(width: string) {
  return css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${width}, 1fr));
    gap: ${space[2]};

    > button {
      padding-inline: ${space[1]};
    }

    > [aria-pressed='false'] {
      background: ${vars.surface.page};
      box-shadow: inset 0 0 0 1px ${vars.border.base};
    }
  `;
}
