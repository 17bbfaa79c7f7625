import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.ol`
  ${mix.resetList}
  max-width: 60rem;
  margin: ${space[6]} auto 0;
`;

/** The more years until the next entry, the longer the line to it. */
export const Entry = styled.li<{ $gap: number }>`
  display: grid;
  grid-template-columns: 6rem 2rem minmax(0, 1fr) 11rem;
  gap: 0 ${space[5]};
  align-items: start;

  > :last-child {
    overflow: hidden;
    margin-bottom: ${space[5]};
    border-radius: ${radius.control};
  }

  > :nth-child(3) {
    padding-bottom: calc(${space[6]} + ${({ $gap }) => String($gap * 0.9)}rem);
  }

  @media ${media.mobile} {
    grid-template-columns: 1.5rem minmax(0, 1fr) 5.5rem;
    gap: 0 ${space[3]};

    > :nth-child(1) {
      grid-column: 2 / -1;
      text-align: left;
    }

    > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;

export const Year = styled.p`
  ${mix.numerals}
  ${mix.onPhone('font-size', fontSize[22])}
  ${mix.strong()}
  font-size: ${fontSize[28]};
  line-height: 1.2;
  text-align: right;

  &[data-last] {
    color: ${vars.accent.base};
  }
`;

const WIDEST = 12;
function half(share: number): string {
  return `${String((1 + WIDEST * share) / 2)}px`;
}

interface Part {
  /** Share of the history before this entry, 0 to 1. */
  $share: number;
  $step: number;
}

export const Stroke = styled.span<Part>`
  ${mix.onPhone('font-size', '1.5rem')}
  position: relative;
  align-self: stretch;
  display: grid;
  justify-items: center;
  align-content: start;
  font-size: 2rem;

  &:not([data-last])::before {
    ${mix.drawn}
    top: 0.9rem;
    bottom: -0.9rem;
    width: ${String(WIDEST + 1)}px;
    background: ${vars.text.strong};
    clip-path: ${({ $share, $step }) =>
      `polygon(calc(50% - ${half($share)}) 0, calc(50% + ${half($share)}) 0, calc(50% + ${half($share + $step)}) 100%, calc(50% - ${half($share + $step)}) 100%)`};
  }

  &:not([data-last])::after {
    ${mix.square('0.7rem')}
    content: '';
    position: relative;
    margin-top: 0.6rem;
    border: 2px solid ${vars.text.strong};
    border-radius: ${radius.round};
    background: ${vars.surface.page};
  }

  > svg {
    position: relative;
  }
`;

export const Words = styled.div`
  > h2 {
    ${mix.wholeWords}
    padding-block: 0.25rem;
    font-size: ${fontSize[18]};
    line-height: 1.4;
  }
`;
