import { styled } from 'styled-components';

import { numerals, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const List = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Item = styled.li`
  position: relative;
  min-height: 7rem;
  padding: 1.0625rem 0;
`;

export const Day = styled.time`
  ${numerals}
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
    ${clampLines(2)}
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

export const Summary = styled.p`
  ${clampLines(2)}
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Nothing = styled.div`
  border-top: 2px solid ${vars.text.strong};
`;
