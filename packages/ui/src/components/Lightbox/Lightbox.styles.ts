import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { media, radius, space, vars } from '../../theme/values.js';
import { PAPER } from '../Picture/widths.js';
import { modalBase } from '../modal/modal-base.js';

export const Box = styled.dialog`
  ${modalBase}
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  background: ${vars.surface.sunken};
`;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]};
  background: ${vars.surface.raised};

  [aria-disabled='true'] {
    color: ${vars.text.quiet};
    cursor: not-allowed;
  }

  /* The buttons would leave no space for the title. Zooming out also shows the whole picture. */
  @media ${media.mobile} {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-inline: ${space[2]};

    &[data-series] > [data-reset] {
      display: none;
    }
  }
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  ${mix.clampLines(2)}
  font-size: 1.125rem;

  @media ${media.mobile} {
    flex-basis: 100%;
    padding-left: ${space[2]};
  }
`;

export const Scale = styled.output`
  ${mix.numerals}
  min-width: 3.5em;
  text-align: center;
`;

export const Place = styled.span`
  ${mix.numerals}
  color: ${vars.text.quiet};
  white-space: nowrap;
`;

export const Frame = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

export const Image = styled.img<{ $isTransparent?: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  background: ${({ $isTransparent }) => ($isTransparent === true ? PAPER : 'none')};
  object-fit: contain;
`;

export const Strip = styled.ul`
  ${mix.resetList}
  display: flex;
  /* Centred where they have room; a justified row could not be scrolled to its start. */
  width: fit-content;
  max-width: 100%;
  gap: ${space[2]};
  margin-inline: auto;
  padding: ${space[2]} ${space[4]};
  overflow-x: auto;
`;

export const Thumb = styled.button`
  ${mix.resetButton}
  display: block;
  width: 56px;
  height: 56px;
  border: 2px solid transparent;
  border-radius: ${radius.control};
  background: ${PAPER};
  overflow: hidden;

  &[aria-current='true'] {
    border-color: ${vars.accent.base};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
