import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { motion, radius, space, vars } from '../../theme/values.js';

export const Root = styled.button`
  ${mix.resetButton}
  ${mix.inlineRow(space[2])}
  ${mix.strong()}
  min-height: 2.75rem;
  padding: ${space[1]} ${space[4]};
  border: 1px dashed ${vars.border.strong};
  border-radius: ${radius.control};
  background: transparent;
  text-align: start;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${vars.surface.sunken};
  }

  &[aria-pressed='true'] {
    border-style: solid;
    border-color: ${vars.text.strong};
    background: ${vars.text.strong};
    color: ${vars.surface.page};
  }
`;
