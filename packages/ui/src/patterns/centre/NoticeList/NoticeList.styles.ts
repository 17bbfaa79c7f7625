import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, tapTarget, vars } from '../../../theme/values.js';

export const Bar = styled.div`
  ${mix.row(space[3])}
  flex-wrap: wrap;
  min-height: 4rem;
  padding-bottom: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};
`;

export const Chosen = styled.p`
  color: ${vars.text.base};
`;

export const Acts = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-left: auto;

  @media ${media.mobile} {
    width: 100%;

    > * {
      flex: 1;
    }
  }
`;

export const List = styled.ul`
  ${mix.resetList}
`;

export const Row = styled.li`
  ${mix.grid('1.35rem')}
  position: relative;
  grid-template-columns: 1.25rem 4.1rem minmax(0, 1fr) auto;
  align-items: center;
  min-height: 6.5rem;
  padding: ${space[3]} 1.25rem ${space[3]} 0.9rem;
  border-bottom: 1px solid ${vars.border.base};

  &[data-read] {
    background: ${vars.surface.sunken};
  }

  &[data-chosen] {
    box-shadow: inset 0 0 0 1px ${vars.text.strong};
  }

  > :only-child {
    grid-column: 2 / -1;
  }

  @media ${media.mobile} {
    grid-template-columns: ${tapTarget} minmax(0, 1fr);
    gap: 0 ${space[1]};
    align-items: start;
    margin-inline: -1.125rem;
    padding: ${space[3]} 1.125rem ${space[3]} ${space[3]};
  }
`;

/** Above the link that covers the row. */
export const Tick = styled.div`
  position: relative;
  z-index: 1;

  @media ${media.mobile} {
    ${mix.centred}
    grid-row: 1 / 3;
    min-height: ${tapTarget};
    margin-top: -0.5rem;
  }
`;

export const Mark = styled.svg`
  ${mix.onPhone('display', 'none')}
  ${mix.square('4.1rem')}
  display: block;
  fill: none;
  stroke: ${vars.text.strong};
  stroke-width: 1.25;

  text {
    fill: ${vars.text.strong};
    stroke: none;
    font-family: ${vars.font.display};
    text-anchor: middle;
  }

  &[data-cancelled] {
    opacity: 0.5;
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h3`
  ${mix.row(space[2])}
  color: ${vars.text.strong};
  font: 700 1.1875rem / 1.5 ${vars.font.display};

  a {
    ${mix.wholeLink('-3px')}
    min-width: 0;
  }

  a > span {
    ${mix.clampLines(1, 2)}
  }

  [data-read] & {
    color: ${vars.text.base};
    font-weight: 400;
  }

  ${mix.onPhone('font-size', '1.0625rem')}
`;

export const Dot = styled.span`
  ${mix.square('0.5rem')}
  flex: none;
  border-radius: ${radius.round};
  background: ${vars.accent.base};
`;

export const Excerpt = styled.p`
  ${mix.clampLines(1, 2)}
  margin-top: 0.15rem;
  color: ${vars.text.base};

  @media ${media.mobile} {
    font-size: ${fontSize[14]};
  }
`;

export const Time = styled.time`
  ${mix.onPhone('grid-column', '2')}
  color: ${vars.text.base};
  font: 400 ${fontSize[14]} / 1.5 ${vars.font.display};
`;
