import { styled } from 'styled-components';

import { touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';

export const Way = styled.a<{ $pill: boolean }>`
  ${touchTarget}
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;
  min-height: 2.5rem;
  padding: ${({ $pill }) => ($pill ? `0 ${space[4]}` : '0')};
  border: ${({ $pill }) => ($pill ? `1px solid ${vars.border.base}` : '0')};
  border-radius: ${radius.round};
  background: ${({ $pill }) => ($pill ? vars.surface.raised : 'none')};
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  font-weight: 600;
  white-space: nowrap;
  transition: border-color ${motion.fast};

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.text.strong};
    }
  }
`;
