import { styled } from 'styled-components';

import { numerals, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space } from '../../../tokens/scales.js';
import { wholeWords } from '../../layout.js';

export const Root = styled.ol`
  ${resetList}
  max-width: 60rem;
  margin: ${space[6]} auto 0;
`;

/** The more years pass until the next entry, the longer is the way to it. */
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
  ${numerals}
  color: ${vars.text.strong};
  font-size: ${fontSize[28]};
  font-weight: 600;
  line-height: 1.2;
  text-align: right;

  &[data-last] {
    color: ${vars.accent.base};
  }

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
  }
`;

/** From 1 px for the first entry to 13 px for the last. */
const WIDEST = 12;
function half(share: number): string {
  return `${String((1 + WIDEST * share) / 2)}px`;
}

interface Part {
  /** How much of the history lies before this entry, 0 to 1. */
  $share: number;
  $step: number;
}

export const Stroke = styled.span<Part>`
  position: relative;
  align-self: stretch;
  display: grid;
  justify-items: center;
  align-content: start;
  font-size: 2rem;

  &:not([data-last])::before {
    content: '';
    position: absolute;
    top: 0.9rem;
    bottom: -0.9rem;
    width: ${String(WIDEST + 1)}px;
    background: ${vars.text.strong};
    clip-path: ${({ $share, $step }) =>
      `polygon(calc(50% - ${half($share)}) 0, calc(50% + ${half($share)}) 0, calc(50% + ${half($share + $step)}) 100%, calc(50% - ${half($share + $step)}) 100%)`};
  }

  &:not([data-last])::after {
    content: '';
    position: relative;
    width: 0.7rem;
    height: 0.7rem;
    margin-top: 0.6rem;
    border: 2px solid ${vars.text.strong};
    border-radius: ${radius.round};
    background: ${vars.surface.page};
  }

  > svg {
    position: relative;
  }

  @media ${media.mobile} {
    font-size: 1.5rem;
  }
`;

export const Words = styled.div`
  > h2 {
    ${wholeWords}
    padding-block: 0.25rem;
    font-size: ${fontSize[18]};
    line-height: 1.4;
  }
`;
