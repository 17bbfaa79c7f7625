import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

export const List = styled.ol`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
  counter-reset: place;
`;

export const Item = styled.li`
  ${mix.grid(space[4])}
  position: relative;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  padding-block: ${space[4]};
  border-bottom: 1px solid ${vars.border.base};
  counter-increment: place;

  /* Hidden from screen readers: a list already announces the position of its items. */
  &::before {
    ${mix.numerals}
    content: counter(place) / '';
    color: ${vars.text.quiet};
    font-size: ${fontSize[22]};
    line-height: 1.1;
  }
`;

export const Name = styled.p`
  ${mix.strong()}
  line-height: 1.5;
  text-spacing-trim: trim-start;

  a > span {
    ${mix.titleLines()}
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Note = styled.p`
  ${mix.clampLines(2)}
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;
