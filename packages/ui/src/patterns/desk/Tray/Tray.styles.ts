import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Small = styled.a`
  position: relative;
  display: block;
  isolation: isolate;
  min-height: ${rem(66)};
  padding: ${rem(6)} ${rem(13)} ${rem(18)};
  color: inherit;

  /* The tray from the side: a floor with two low walls. */
  &::before {
    ${mix.drawn}
    z-index: -1;
    inset: auto 0 0;
    height: ${rem(14)};
    border: 1px solid ${desk.edge};
    border-top: 0;
    border-radius: 0 0 ${radius.chip} ${radius.chip};
    background: linear-gradient(transparent ${rem(9)}, ${desk.board} ${rem(9)});
  }

  &[aria-current] {
    z-index: 2;
  }
`;

/** Papers from the side, a line for each. */
export const Pile = styled.i<{ $sheets: number }>`
  ${mix.drawn}
  z-index: -1;
  inset: auto ${rem(5)} ${rem(5)};
  height: ${({ $sheets }) => rem(3 * $sheets)};
  background: repeating-linear-gradient(0deg, ${desk.sheet} 0 2px, ${desk.edge} 2px 3px);
`;

/** The paper of the open tray, as wide as the gap to the list. */
export const Open = styled.i`
  ${mix.drawn}
  z-index: -1;
  inset: 0 ${rem(-13)} ${rem(5)} ${rem(5)};
  border-radius: ${radius.chip} 0 0 ${radius.chip};
  background: ${desk.sheet};
  box-shadow: ${vars.shadow.card};

  @media (forced-colors: active) {
    display: none;
  }
`;

export const Head = styled.span`
  ${mix.row(rem(8))}
  justify-content: space-between;
`;

export const Name = styled.b`
  color: ${vars.text.strong};
  font: 600 ${text(15)} / 1.5 ${vars.font.display};
  ${mix.clampLines(2)}
`;

export const Count = styled.span`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${text(18)};
  font-weight: 600;
  line-height: 1.25;
`;

export const Note = styled.span<{ $late: boolean }>`
  display: block;
  color: ${({ $late }) => ($late ? vars.status.warn : vars.text.quiet)};
  font-size: ${text(12)};
  line-height: 1.35;

  > svg {
    width: 1.1em;
    height: 1.1em;
    margin-inline-end: ${rem(3)};
  }
`;
