import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, radius, space, tapTarget, vars } from '../../theme/values.js';

export const Opener = styled.button`
  ${mix.resetButton}
  ${mix.inlineRow(space[2])}
  color: ${vars.text.strong};
  font-weight: 600;
  flex: none;
  min-height: ${tapTarget};
  padding: 0 ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
`;

export const Count = styled.span`
  ${mix.numerals}
  ${mix.centred}
  ${mix.filled()}
  min-width: 1.375rem;
  height: 1.375rem;
  padding: 0 0.375rem;
  border-radius: ${radius.round};
  font-size: ${fontSize[12]};
  line-height: 1;
`;
