import { styled } from 'styled-components';

import { numerals, resetButton } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, radius, space, tapTarget } from '../../tokens/scales.js';

export const Opener = styled.button`
  ${resetButton}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: ${tapTarget};
  padding: 0 ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const Count = styled.span`
  ${numerals}
  display: grid;
  place-items: center;
  min-width: 1.375rem;
  height: 1.375rem;
  padding: 0 0.375rem;
  border-radius: ${radius.round};
  background: ${vars.accent.base};
  color: ${vars.text.onAccent};
  font-size: ${fontSize[12]};
  line-height: 1;
`;
