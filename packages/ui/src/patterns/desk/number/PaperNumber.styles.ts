import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

/** The number of a paper, in its strip and at what it proves; filled while the paper is shown. */
export const PaperNumber = styled.span`
  ${mix.centred}
  ${mix.square(rem(18))}
  flex: none;
  border: 1px solid currentcolor;
  border-radius: ${radius.round};
  font: 600 ${text(12)} / 1 ${vars.font.display};

  &[data-current] {
    border-color: ${vars.chosen.surface};
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
  }
`;
