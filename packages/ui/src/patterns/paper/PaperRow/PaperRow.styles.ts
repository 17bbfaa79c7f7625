import { css, styled } from 'styled-components';

import { dotBefore } from '../../../components/DotList/dot.js';
import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

const bookmark = css`
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 -${space[3]};
    background: ${vars.surface.sunken};
  }

  &::after {
    content: '';
    position: absolute;
    top: 0;
    left: -${space[3]};
    width: 0.625rem;
    height: 1.75rem;
    background: ${vars.accent.base};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%);
  }
`;

export const Row = styled.article<{ $lastSeen: boolean }>`
  display: flex;
  align-items: center;
  gap: 1.125rem;
  position: relative;
  isolation: isolate;
  min-height: 4.375rem;
  padding: ${space[2]} 0;

  @media ${media.mobile} {
    gap: ${space[3]};
    align-items: start;
    min-height: 0;
    padding: ${space[3]} 0;
  }

  ${({ $lastSeen }) => $lastSeen && bookmark}
`;

export const LastSeen = styled.p`
  margin-top: 0.125rem;
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  line-height: 1.5;
`;

export const Tile = styled.span<{ $stage: Stage }>`
  display: grid;
  place-items: center;
  width: 2.875rem;
  height: 2.875rem;
  flex: none;
  border-radius: 0.375rem;
  background: ${vars.surface.sunken};
  color: ${({ $stage }) => stageInk($stage)};
  font: 700 1.3125rem/1 ${vars.font.display};

  @media ${media.mobile} {
    width: 2.5rem;
    height: 2.5rem;
    font-size: ${fontSize[18]};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.45 ${vars.font.text};
  text-wrap: pretty;

  /* The clamp is here: on the link it would clip the stretched click area. */
  a > span {
    ${mix.titleLines()}
  }

  @media ${media.mobile} {
    /* The favourite is next to the title; the lines below it have the whole width. */
    ${Row}:has([aria-pressed]) & {
      padding-right: 2.5rem;
    }
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

/** Hides the dot before the first word of each line, which is in the margin. */
export const Meta = styled.div`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  overflow: hidden;
  margin-top: 0.125rem;
  line-height: 1.5;
`;

export const MetaWords = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-left: -1em;

  > * > * {
    ${dotBefore}
  }
`;

export const MetaGroup = styled.span`
  display: contents;

  @media ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    flex: 1 0 100%;
  }
`;

export const InlineCount = styled.span`
  @media ${media.desktop} {
    display: none;
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex: none;
  gap: ${space[5]};

  @media ${media.mobile} {
    display: none;
  }

  > div {
    display: flex;
    flex-direction: column-reverse;
    min-width: 3.5rem;
    text-align: right;
  }

  dt {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
    line-height: 1.4;
  }

  dd {
    ${mix.numerals}
    color: ${vars.text.strong};
    font-weight: 600;
    font-size: 1.0625rem;
    line-height: 1.35;
  }
`;

/** Above the stretched link, so that they can be clicked. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  position: relative;
  flex: none;

  @media ${media.mobile} {
    position: absolute;
    top: 0.25rem;
    right: -0.625rem;
  }
`;

/** Looks like a button, but is part of the row's link, so that a row has one tab stop less. */
export const View = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  min-height: 2.375rem;
  padding: 0 1.125rem;
  pointer-events: none;
  transition:
    border-color ${motion.fast},
    color ${motion.fast};

  @media ${media.mobile} {
    display: none;
  }

  @media ${media.hover} {
    ${Row}:hover & {
      border-color: ${vars.border.strong};
      color: ${vars.text.strong};
    }
  }
`;
