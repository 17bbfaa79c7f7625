import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

export const List = styled.ul`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-areas: 'step plate words plays play' 'step plate answer plays play';
  grid-template-rows: auto 1fr;
  grid-template-columns: 7rem 16.25rem minmax(0, 1fr) auto auto;
  gap: 0 ${space[5]};
  align-items: center;
  padding-block: ${space[5]};
  border-bottom: 1px solid ${vars.border.base};

  @media ${media.narrowDesktop} {
    grid-template-areas: 'step plate words play' 'step plate answer play';
    grid-template-columns: 5.5rem 12rem minmax(0, 1fr) auto;
  }

  @media ${media.mobile} {
    grid-template-areas: 'step step' 'plate words' 'plate plays' 'answer answer';
    grid-template-rows: none;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 0 ${space[3]};
    align-items: start;
    padding: ${space[3]} 0 0 2.5rem;
  }

  @media ${media.narrowPhone} {
    grid-template-areas: 'step' 'plate' 'words' 'plays' 'answer';
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.div`
  grid-area: step;
  align-self: stretch;
  display: grid;
  align-content: center;
  padding-left: 2rem;

  @media ${media.mobile} {
    display: block;
    padding: 0 0 ${space[2]};
  }
`;

export const Mark = styled.p`
  ${mix.onPhone('font-size', fontSize[18])}
  color: ${vars.text.strong};
  font: 600 ${fontSize[22]} / 1.3 ${vars.font.display};
`;

export const Note = styled.p`
  ${mix.onPhone('display', 'none')}
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1.5 ${vars.font.display};
`;

export const Pencil = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  width: 1.5rem;
  pointer-events: none;
`;

export const Line = styled.svg`
  ${mix.cover}
  ${mix.fill}
  fill: none;
  stroke: ${vars.accent.base};
  stroke-width: 2.2;
  opacity: 0.85;

  &[data-turned] {
    transform: scaleX(-1);
  }
`;

export const Node = styled.span`
  ${mix.onPhone('top', '0.95rem')}
  ${mix.square('1rem')}
  position: absolute;
  top: calc(50% - 0.5rem);
  left: calc(50% - 0.5rem);
  border: 2px solid ${vars.accent.base};
  border-radius: 50%;
  background: ${vars.surface.page};
`;

export const Plate = styled.div`
  grid-area: plate;
  position: relative;
  border-radius: ${radius.control};
  overflow: hidden;
`;

export const Duration = styled.span`
  position: absolute;
  right: 0.4rem;
  bottom: 0.4rem;
  padding: 0.1rem 0.5rem;
  border-radius: ${radius.chip};
  background: rgb(20 22 25 / 82%);
  color: #fff;
  font-size: ${fontSize[14]};

  &:empty {
    display: none;
  }
`;

export const Words = styled.div`
  ${mix.onPhone('align-self', 'start')}
  grid-area: words;
  align-self: end;
  min-width: 0;
`;

export const Title = styled.h3`
  ${mix.wholeWords}
  font-size: ${fontSize[22]};

  @media ${media.mobile} {
    font-size: ${fontSize[18]};
    /* Whole words leave no place to balance the lines at. */
    word-break: normal;
  }
`;

/** Its click area is the row, except the answers. */
export const Way = styled.button`
  ${mix.resetButton}
  ${mix.wholeLink('-3px')}
  text-align: left;
`;

export const Text = styled.p`
  ${mix.clampLines(1)}
  ${mix.onPhone('display', 'none')}
  margin-top: ${space[1]};
  color: ${vars.text.base};
`;

export const Meta = styled.p`
  ${mix.small('quiet')}
  display: flex;
  margin-top: ${space[1]};
`;

export const Day = styled.span`
  ${mix.onPhone('display', 'none')}
  margin-left: ${space[3]};
  white-space: nowrap;
`;

export const Plays = styled.p`
  ${mix.small('quiet')}
  ${mix.onTablet('display', 'none')}
  grid-area: plays;
  text-align: right;
  white-space: nowrap;

  b {
    ${mix.numerals}
    ${mix.strong()}
    display: block;
    font-size: ${fontSize[18]};
  }

  @media ${media.mobile} {
    text-align: left;

    b {
      display: inline;
      color: inherit;
      font: inherit;
    }
  }
`;

/** Looks like a button, but the title is the real one. */
export const Play = styled.span`
  ${mix.onPhone('display', 'none')}
  ${mix.inlineRow(space[2])}
  ${mix.strong()}
  grid-area: play;
  min-height: 2.75rem;
  padding-inline: ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  transition: background-color ${motion.fast};

  @media ${media.hover} {
    ${Row}:hover & {
      background: ${vars.surface.sunken};
    }
  }
`;

export const Answer = styled.a`
  ${mix.onHover('color', vars.accent.base)}
  ${mix.inlineRow(space[2])}
  ${mix.onTouch('min-height', '44px')}
  grid-area: answer;
  position: relative;
  z-index: 1;
  justify-self: start;
  min-height: 2.25rem;
  color: ${vars.text.base};

  @media ${media.mobile} {
    justify-self: stretch;
    margin-top: ${space[2]};

    > svg {
      margin-left: auto;
    }
  }
`;

export const AnswerMark = styled.span`
  flex: none;
  padding: 0 0.4rem;
  border: 1px solid ${vars.accent.base};
  border-radius: ${radius.chip};
  color: ${vars.accent.base};
  font: 600 ${fontSize[14]} / 1.6 ${vars.font.display};
`;

export const Closing = styled.p`
  ${mix.row(space[4])}
  margin-top: ${space[4]};
  color: ${vars.text.base};
  font: 400 ${fontSize[18]} / 1.5 ${vars.font.display};

  > svg {
    flex: none;
    font-size: 2.75rem;
    transform: rotate(-4deg);
  }
`;
