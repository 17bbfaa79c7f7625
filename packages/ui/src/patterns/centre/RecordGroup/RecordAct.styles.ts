import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

export const Act = styled.button`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.inlineRow(space[1])}
  min-height: 2.25rem;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  text-decoration: underline;
  text-decoration-color: ${vars.border.strong};
  text-underline-offset: 0.3em;
  white-space: nowrap;
  ${mix.touchTarget}
  justify-content: flex-end;

  &[aria-disabled='true'] {
    color: ${vars.text.quiet};
  }
`;
