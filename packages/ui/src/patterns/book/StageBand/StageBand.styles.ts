import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';
import { cloth, stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

const FRAME = '1px solid rgb(255 255 255 / 55%)';

export const Band = styled.header<{ $stage: Stage }>`
  ${({ $stage }) => cloth($stage)}
  position: relative;
  overflow: hidden;
  isolation: isolate;

  &::before {
    ${mix.cover}
    content: '';
    z-index: -2;
    background: repeating-linear-gradient(0deg, rgb(0 0 0 / 5%) 0 1px, transparent 1px 3px);
  }
`;

export const Glyph = styled.span`
  position: absolute;
  z-index: -1;
  top: -6.5rem;
  left: 31%;
  font: 700 27rem/1 ${vars.font.display};
  opacity: 0.08;
  pointer-events: none;

  @media ${media.mobile} {
    top: -1.4rem;
    right: -2rem;
    left: auto;
    font-size: 13rem;
  }
`;

export const Inner = styled.div`
  ${mix.pageColumn()}
  ${mix.grid(space[7])}
  grid-template-columns: minmax(0, 1fr) minmax(0, 39rem);
  align-items: center;
  padding-block: 2.25rem 2rem;

  @media ${media.narrowDesktop} {
    gap: ${space[5]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding-block: 1.25rem 1.125rem;
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h1`
  ${mix.onPhone('font-size', '2.125rem')}
  color: inherit;
  font-size: ${fontSize[48]};
  letter-spacing: 0.03em;
`;

export const Count = styled.div`
  ${mix.onPhone('margin-top', '0')}
  min-height: 2rem;
  margin-top: ${space[2]};

  b {
    ${mix.numerals}
    font-size: 1.25rem;
    font-weight: 600;
  }
`;

export const Search = styled.div`
  max-width: 30.5rem;
  margin-top: ${space[4]};

  @media ${media.mobile} {
    max-width: none;
    margin-top: ${space[3]};
  }
`;

/** Reserves one line, so that the tabs below do not move when the grades arrive. */
export const Grades = styled.ul`
  ${mix.resetList}
  ${mix.wrap(space[2])}
  min-height: 2.75rem;
  margin-top: ${space[3]};

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(30%, 4.5rem), 1fr));
  }
`;

export const Grade = styled.a`
  ${mix.touchTarget}
  ${mix.row()}
  justify-content: center;
  min-width: 4.5rem;
  min-height: 2.75rem;
  padding-inline: ${space[3]};
  border: ${FRAME};
  border-radius: ${radius.control};
  transition: background-color ${motion.fast};

  &:focus-visible {
    outline-color: currentColor;
  }

  @media ${media.hover} {
    &:hover {
      background: rgb(255 255 255 / 16%);
    }
  }
`;

export const Slides = styled.div`
  min-width: 0;
  border-radius: ${radius.card};
  box-shadow: 0 18px 34px -18px rgb(0 0 0 / 50%);
  color: ${vars.text.strong};

  &:empty {
    display: none;
  }
`;

export const Tabs = styled.nav`
  ${mix.pageColumn()}
`;

export const TabRow = styled.ul`
  ${mix.resetList}
  display: flex;
  gap: ${space[2]};
  align-items: flex-end;

  @media ${media.mobile} {
    gap: 0.35rem;

    > li {
      flex: 1;
    }
  }
`;

export const Tab = styled.a<{ $stage: Stage }>`
  ${mix.row(space[2])}
  justify-content: center;
  min-width: 8.5rem;
  min-height: max(2.9rem, 44px);
  padding-inline: ${space[5]};
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: rgb(0 0 0 / 24%);
  font: 600 1.125rem/1 ${vars.font.display};
  transition: background-color ${motion.fast};

  /* A dot in the colour of the stage; the text next to it names the stage. */
  &:not([aria-current])::before {
    ${mix.square('0.7rem')}
    content: '';
    border: 1.5px solid rgb(255 255 255 / 85%);
    border-radius: 50%;
    background: ${({ $stage }) => vars.cloth[$stage].from};
  }

  &[aria-current] {
    min-height: max(3.3rem, 50px);
    background: ${vars.surface.page};
    color: ${({ $stage }) => stageInk($stage)};
  }

  &:focus-visible {
    outline-offset: -4px;
    outline-color: currentColor;
  }

  @media ${media.hover} {
    &:not([aria-current]):hover {
      background: rgb(0 0 0 / 36%);
    }
  }

  @media ${media.mobile} {
    min-width: 0;
    padding-inline: 0;
  }
`;

export const TabCount = styled.span`
  ${mix.onPhone('display', 'none')}
  font: 400 ${fontSize[14]} / 1 ${vars.font.text};
`;
