import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Bar = styled.div`
  ${mix.row(rem(14))}
  min-height: ${rem(52)};
  padding: ${rem(8)} ${rem(24)};
  border-block: 1px solid ${desk.rule};
  background: ${vars.status.warnTint};
  color: ${vars.status.warn};
  font-size: ${text(13.5)};

  ${mix.onPhone('padding-inline', rem(14))}

  > button {
    flex: none;
    border-color: currentcolor;
    color: inherit;
  }
`;

export const Words = styled.p`
  ${mix.grow}
  ${mix.wrap(`0 ${rem(8)}`)}
`;
