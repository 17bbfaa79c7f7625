import { styled } from 'styled-components';

import { resetButton } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { motion, radius, space } from '../../tokens/scales.js';

export const Root = styled.button`
  ${resetButton}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding: ${space[1]} ${space[4]};
  border: 1px dashed ${vars.border.strong};
  border-radius: ${radius.control};
  background: transparent;
  color: ${vars.text.strong};
  font-weight: 600;
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
