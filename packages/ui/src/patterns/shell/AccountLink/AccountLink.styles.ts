import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { motion, radius, space, vars } from '../../../theme/values.js';

export const Way = styled.a<{ $pill: boolean }>`
  ${mix.touchTarget}
  ${mix.onHover('border-color', vars.text.strong)}
  ${mix.inlineRow(space[2])}
  ${mix.small('strong')}
  flex: none;
  justify-content: center;
  min-height: 2.5rem;
  padding: ${({ $pill }) => ($pill ? `0 ${space[4]}` : '0')};
  border: ${({ $pill }) => ($pill ? `1px solid ${vars.border.base}` : '0')};
  border-radius: ${radius.round};
  background: ${({ $pill }) => ($pill ? vars.surface.raised : 'none')};
  font-weight: 600;
  white-space: nowrap;
  transition: border-color ${motion.fast};
`;
