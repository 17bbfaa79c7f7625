import { styled } from 'styled-components';

import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** The label of a tray or a drawer, in a frame. */
export const Plate = styled.span`
  flex: none;
  padding: 0 ${rem(14)};
  border-radius: calc(${radius.chip} / 2);
  background: ${desk.sheet};
  box-shadow:
    0 0 0 1px ${desk.edge},
    inset 0 0 0 2px ${desk.sheet},
    inset 0 0 0 3px ${desk.rule};
  color: ${vars.text.strong};
  font: 600 ${text(16)} / 1.75 ${vars.font.display};
`;
