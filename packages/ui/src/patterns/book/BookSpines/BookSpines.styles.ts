import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';
import { cloth, printed } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Board = styled.div`
  position: relative;
  display: flex;
  gap: ${space[5]};
  align-items: flex-end;
  justify-content: space-between;
  min-height: 17rem;
  margin-bottom: 1.2rem;
  padding-inline: ${space[5]};
  border-bottom: 0.55rem solid transparent;

  /* Not the border itself: what dims the board at night would dim the books a second time. */
  &::before {
    ${mix.drawn}
    inset: 100% 0 auto;
    height: 0.55rem;
    background: ${printed.board};
    filter: ${vars.picture.filter};
  }

  &::after {
    ${mix.drawn}
    inset: calc(100% + 0.55rem) 0 auto;
    height: 1.2rem;
    background: linear-gradient(rgb(60 45 10 / 16%), transparent);
  }

  @media ${media.mobile} {
    min-height: 16.5rem;
    padding-inline: ${space[3]};
  }
`;

export const Row = styled.ul`
  ${mix.resetList}
  ${mix.noScrollbar}
  display: flex;
  gap: ${space[2]};
  align-items: flex-end;
  min-width: 0;
  padding-top: ${space[2]};
  overflow-x: auto;
`;

export const Spine = styled.a<{ $stage: Stage }>`
  ${({ $stage }) => cloth($stage)}
  ${mix.grid('0.5rem')}
  grid-template-rows: auto minmax(0, 1fr) auto;
  justify-items: center;
  width: 3.7rem;
  padding-block: 0.85rem 0.75rem;
  border-radius: 0.2rem 0.2rem 0 0;
  box-shadow:
    inset 0.3rem 0 0.45rem -0.25rem rgb(255 255 255 / 28%),
    inset -0.45rem 0 0.55rem -0.3rem rgb(0 0 0 / 30%),
    0 6px 14px -8px rgb(40 30 10 / 50%);

  &:focus-visible {
    outline-offset: -4px;
    outline-color: ${printed.onCloth};
  }

  @media ${media.hover} {
    &:hover {
      filter: brightness(1.12);
    }
  }
`;

export const Slip = styled.span`
  padding: 0.55rem 0.28rem;
  border: 1px solid rgb(0 0 0 / 16%);
  outline: 2px solid ${printed.slip};
  background: ${printed.slip};
  color: ${printed.slipInk};
  font: 700 ${fontSize[16]} / 1.1 ${vars.font.display};
  white-space: nowrap;
  writing-mode: vertical-rl;

  > span {
    display: block;
  }
`;

export const Rest = styled.span`
  overflow: hidden;
  font: 400 ${fontSize[14]} / 1 ${vars.font.display};
  letter-spacing: 0.06em;
  white-space: nowrap;
  writing-mode: vertical-rl;
`;

/** Printed on the cloth, so it is the same red in every theme. */
export const Mark = styled.span`
  padding: 0.24rem 0.3rem;
  border-radius: 0.15rem;
  background: #b4362d;
  color: #fff;
  font: 700 ${fontSize[12]} / 1 ${vars.font.display};
`;

export const Add = styled.a`
  ${mix.grid('0.7rem')}
  align-content: center;
  justify-items: center;
  width: 3.7rem;
  height: 14.4rem;
  border: 1px dashed ${vars.border.strong};
  border-bottom: 0;
  border-radius: 0.2rem 0.2rem 0 0;
  color: ${vars.text.base};
  font-family: ${vars.font.display};

  span {
    letter-spacing: 0.1em;
    writing-mode: vertical-rl;
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.accent.base};
      color: ${vars.accent.base};
    }
  }
`;

export const Desk = styled.svg`
  flex: none;
  display: block;
  width: 15.5rem;

  @media ${media.below(900)} {
    display: none;
  }
`;
