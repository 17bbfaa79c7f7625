import { styled } from 'styled-components';

import { numerals, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, space } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const List = styled.ol`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};
  counter-reset: place;
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${vars.border.base};
  counter-increment: place;

  /* Not read: a list already announces the place of its items. */
  &::before {
    ${numerals}
    content: counter(place) / '';
    color: ${vars.text.quiet};
    font-size: ${fontSize[22]};
    line-height: 1.1;
  }
`;

export const Name = styled.p`
  color: ${vars.text.strong};
  font-weight: 600;
  line-height: 1.5;
  text-spacing-trim: trim-start;
  word-break: auto-phrase;

  span {
    ${clampLines(2)}
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

export const Note = styled.p`
  ${clampLines(2)}
  margin-top: ${space[1]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
