import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { space, vars } from '../../theme/values.js';
import { inputFace } from '../Field/index.js';

export const Frame = styled.div`
  ${mix.grow}
  position: relative;
  display: grid;
  align-items: center;

  > svg {
    position: absolute;
    right: ${space[3]};
    color: ${vars.text.base};
    pointer-events: none;
  }

  > :disabled + svg {
    color: ${vars.border.strong};
  }
`;

export const Select = styled.select`
  ${inputFace}
  padding-right: 2.5rem;
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  &:has(> option[value='']:checked) {
    color: ${vars.text.quiet};
  }

  option,
  optgroup {
    background-color: ${vars.surface.raised};
    color: ${vars.text.strong};
  }
`;
