import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

export const Title = styled.h2`
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${vars.text.strong};
  font: 600 1.125rem/1.3 ${vars.font.display};
`;

export const List = styled.ol`
  ${mix.resetList}
`;

export const Row = styled.button`
  ${mix.resetButton}
  ${mix.onHover('background', vars.surface.sunken)}
  display: flex;
  gap: ${space[3]};
  align-items: baseline;
  width: 100%;
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${vars.border.base};
  text-align: start;

  &[aria-current] {
    background: ${vars.surface.sunken};
  }
`;

export const Page = styled.span`
  ${mix.numerals}
  flex: none;
  color: ${vars.text.quiet};
  font: 600 ${fontSize[14]} / 1.5 ${vars.font.display};

  [aria-current] > & {
    color: ${vars.accent.base};
  }
`;

export const Words = styled.span`
  ${mix.ellipsis}
  min-width: 0;
  color: ${vars.text.base};
  font-family: ${vars.font.display};

  > mark {
    font-weight: 600;
  }
`;

export const More = styled.p`
  padding-top: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
