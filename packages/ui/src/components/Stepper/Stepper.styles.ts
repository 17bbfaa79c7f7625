import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, radius, space, tapTarget, vars } from '../../theme/values.js';

export const Frame = styled.span`
  ${mix.inlineRow()}
  flex: none;
`;

export const Step = styled.button`
  ${mix.resetButton}
  ${mix.centred}
  width: max(2.5rem, 40px);
  height: max(2.5rem, 40px);
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
  ${mix.onTouch('width', tapTarget)}
  ${mix.onTouch('height', tapTarget)}
  ${mix.onHover('border-color', vars.border.strong)}

  &[aria-disabled] {
    color: ${vars.text.quiet};
    cursor: default;
  }
`;

export const Input = styled.input`
  ${mix.numerals}
  width: 3rem;
  min-height: max(2.5rem, 40px);
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.text.strong};
  font-weight: 600;
  font-size: ${fontSize[18]};
  text-align: center;
`;

export const Unit = styled.span`
  ${mix.small('quiet')}
  margin-left: ${space[2]};
`;
