import { styled } from 'styled-components';

import { media, radius, tapTarget, vars } from '../../../theme/values.js';
import { rem } from '../measure.js';
import { desk } from '../palette.js';

/** Looks like text until it is written in. */
export const Input = styled.input`
  width: 100%;
  min-width: 8rem;
  padding: 2px ${rem(8)};
  border: 1px solid transparent;
  border-radius: ${radius.chip};
  background: none;
  color: ${vars.text.base};
  font: inherit;
  text-overflow: ellipsis;

  &:hover {
    border-color: ${vars.border.strong};
  }

  &:focus {
    border-color: ${vars.text.strong};
    background: ${desk.sheet};
  }

  @media ${media.touch} {
    min-height: ${tapTarget};
    border-color: ${vars.border.base};
  }
`;
