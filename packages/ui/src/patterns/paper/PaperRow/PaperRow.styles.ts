import { css, styled } from 'styled-components';

import { dotBefore } from '../../../components/DotList/dot.js';
import { numerals } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { stageInk } from '../../cloth.js';
import { clampLines, wholeLink } from '../../layout.js';
import type { Stage } from '../../types.js';

/** A ground that reaches into the margin, and a bookmark that hangs from its edge. */
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
  position: relative;
  isolation: isolate;
  display: flex;
  gap: 1.125rem;
  align-items: center;
  min-height: 5.125rem;
  padding: ${space[3]} 0;

  @media ${media.mobile} {
    gap: ${space[3]};
    min-height: 6.25rem;
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
  flex: none;
  place-items: center;
  width: 2.875rem;
  height: 2.875rem;
  border-radius: 0.375rem;
  background: ${vars.surface.sunken};
  color: ${({ $stage }) => stageInk($stage)};
  font: 700 1.3125rem/1 ${vars.font.display};
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.45 ${vars.font.text};
  text-wrap: pretty;

  /* Clamped here: on the link it would clip the stretched click area. */
  a > span {
    ${clampLines(2)}
  }

  /* The subject and the kind of paper stand at the end of a title. */
  @media ${media.mobile} {
    a > span {
      ${clampLines(3)}
    }
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

/** Hides the dot before the first word of each line, which stands in the margin. */
export const Meta = styled.div`
  overflow: hidden;
  margin-top: 0.125rem;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
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

/** On a phone a line of its own. */
export const MetaGroup = styled.span`
  display: contents;

  @media ${media.mobile} {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
  }
`;

/** Downloads as text, where there is no space for the column. */
export const InlineCount = styled.span`
  @media ${media.desktop} {
    display: none;
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex: none;
  gap: ${space[5]};

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
    ${numerals}
    color: ${vars.text.strong};
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.35;
  }

  @media ${media.mobile} {
    display: none;
  }
`;

/** Above the stretched link, so that they can be clicked. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
`;

/** Looks like a button. The link of the row does its work, so that a row has one tab stop less. */
export const View = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 2.375rem;
  padding: 0 1.125rem;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  pointer-events: none;
  transition:
    border-color ${motion.fast},
    color ${motion.fast};

  @media ${media.hover} {
    ${Row}:hover & {
      border-color: ${vars.border.strong};
      color: ${vars.text.strong};
    }
  }

  @media ${media.mobile} {
    display: none;
  }
`;
