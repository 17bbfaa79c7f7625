import { css } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, tapTarget } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** Chips and buttons of menus that narrow a list look alike: small papers with a frame. */
export const framedChoices = css`
  > button,
  > span > button {
    min-height: ${rem(26)};
    padding: 0 ${rem(8)};
    border: 1px solid ${desk.rule};
    border-radius: ${radius.chip};
    font-size: ${text(12.5)};
    font-weight: 400;

    &:not([aria-pressed='true']):not([data-chosen]) {
      background: ${desk.sheet};
    }

    ${mix.onPhone('min-height', tapTarget)}
    ${mix.onPhone('padding', `0 ${rem(12)}`)}
  }
`;
