import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { space } from '../../tokens/scales.js';
import { inputFace } from '../Field/index.js';

export const Frame = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  align-items: center;
  min-width: 0;

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
  /* The arrows of browsers differ and ignore the padding. */
  appearance: none;
  cursor: pointer;

  /* Nothing is selected: the text is a placeholder. */
  &:has(> option[value='']:checked) {
    color: ${vars.text.quiet};
  }

  option,
  optgroup {
    background-color: ${vars.surface.raised};
    color: ${vars.text.strong};
  }
`;
