import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Row = styled.form`
  display: flex;
  align-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  right: ${space[6]};
  max-width: calc(100% - 2rem);
  padding: ${space[1]} ${space[2]};
  box-shadow: ${vars.shadow.overlay};

  /* The full width, minus the space around its buttons. */
  @media ${media.mobile} {
    right: ${space[2]};
    left: ${space[2]};
    max-width: none;
    padding-inline: ${space[2]} 0;
  }
`;

export const Input = styled.input`
  flex: 1 1 12rem;
  min-width: 5rem;
  height: 2.25rem;
  padding: 0 ${space[2]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  background: ${vars.surface.page};
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};
`;

export const Count = styled.span`
  ${mix.numerals}
  flex: none;
  min-width: 5rem;
  padding: 0 ${space[2]};

  @media ${media.mobile} {
    padding-right: 0;
  }
`;
