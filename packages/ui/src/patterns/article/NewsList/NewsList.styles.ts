import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, vars } from '../../../theme/values.js';

export const List = styled.ul`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
  ${mix.ruled()}
`;

export const Item = styled.li`
  position: relative;
  min-height: 7rem;
  padding: 1.0625rem 0;
`;

export const Day = styled.time`
  ${mix.numerals}
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  letter-spacing: 0.06em;
`;

export const Title = styled.h3`
  margin-block: 0.125rem;
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.45 ${vars.font.text};
  text-wrap: pretty;

  span {
    ${mix.titleLines()}
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Summary = styled.p`
  ${mix.clampLines(2)}
  ${mix.small('quiet')}
`;

export const Nothing = styled.div`
  border-top: 2px solid ${vars.text.strong};
`;
