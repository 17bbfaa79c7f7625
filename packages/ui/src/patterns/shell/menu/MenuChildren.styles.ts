import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, tapTarget, vars } from '../../../theme/values.js';

export const MenuLink = styled.a`
  ${mix.row()}
  min-height: ${tapTarget};
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  color: ${vars.text.base};
  font-size: ${fontSize[16]};

  &[aria-current='page'] {
    background: ${vars.accent.tint};
    color: ${vars.accent.base};
    font-weight: 600;
  }

  ${mix.onHover('background', vars.surface.sunken)}
`;
