import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, vars } from '../../../theme/values.js';

export const Root = styled.div`
  ${mix.onNarrowPhone('height', '7.5rem')}
  position: relative;
  height: 4.75rem;
`;

export const Ticks = styled.div`
  position: absolute;
  top: 50%;
  right: 0;
  left: 0;
  height: 8px;
  border-top: 2px solid ${vars.text.strong};
  background: repeating-linear-gradient(90deg, ${vars.border.strong} 0 1px, transparent 1px 7.692%);
`;

export const Marks = styled.ul`
  ${mix.resetList}
`;

export const Mark = styled.li`
  position: absolute;
  top: 50%;
`;

/** Not a paragraph: a reader's own style that widens the space between paragraphs would move it (WCAG 1.4.12). */
export const Label = styled.span<{ $below: boolean; $left: boolean }>`
  position: absolute;
  ${({ $below }) => ($below ? 'top: 0.5rem' : 'bottom: 0.5rem')};
  left: -0.5rem;
  white-space: nowrap;
  ${({ $left }) =>
    $left &&
    css`
      right: -0.5rem;
      left: auto;
    `}
`;

export const Dot = styled.span`
  ${mix.square('10px')}
  position: absolute;
  top: -4px;
  left: -5px;
  border-radius: 50%;
  background: ${vars.text.strong};
`;

export const Figure = styled.strong`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${fontSize[18]};
`;

/** On a phone a long name is clipped instead of overlapping its neighbour. */
export const Name = styled.span`
  ${mix.small('quiet')}

  @media ${media.mobile} {
    display: inline-block;
    max-width: 5.5em;
    vertical-align: bottom;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @media ${media.narrowPhone} {
    display: block;
    max-width: 4em;
  }
`;
