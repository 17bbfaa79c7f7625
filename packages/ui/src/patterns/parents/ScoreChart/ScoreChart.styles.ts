import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.figure`
  margin: 0;
  padding: 2.25rem 1.5rem 0 4rem;

  @media ${media.mobile} {
    padding: 3.25rem ${space[3]} 0 3rem;
  }
`;

export const Plot = styled.div`
  position: relative;
  display: grid;
  background: repeating-linear-gradient(90deg, ${vars.border.base} 0 1px, transparent 1px calc(100% / 13));
`;

export const Row = styled.div`
  position: relative;

  &::after {
    ${mix.drawn}
    top: 50%;
    right: 0;
    left: 0;
    height: 1px;
    background: ${vars.border.base};
  }
`;

export const Year = styled.span`
  ${mix.numerals}
  position: absolute;
  top: 50%;
  right: calc(100% + ${space[3]});
  color: ${vars.text.base};
  line-height: 0;

  ${Row}:first-child > & {
    color: ${vars.text.strong};
    font-weight: 700;
  }
`;

export const Links = styled.svg`
  ${mix.cover}
  ${mix.fill}
  overflow: visible;

  polyline {
    fill: none;
    stroke: ${vars.text.quiet};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
`;

export const Step = styled.div<{ $left: boolean }>`
  position: absolute;

  > :last-child {
    position: absolute;
    bottom: 0.3rem;
    white-space: nowrap;
    ${({ $left }) =>
      $left
        ? css`
            right: 0.4rem;
          `
        : css`
            left: 0.4rem;
          `}
  }
`;

export const Dot = styled.span<{ $latest: boolean }>`
  ${mix.square('11px')}
  position: absolute;
  margin: -5.5px;
  border: 1.5px solid ${vars.text.strong};
  border-radius: 50%;
  background: ${({ $latest }) => ($latest ? vars.text.strong : vars.surface.raised)};
`;

export const Figure = styled.strong<{ $latest: boolean }>`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${({ $latest }) => ($latest ? fontSize[18] : fontSize[14])};
  font-weight: ${({ $latest }) => ($latest ? 700 : 500)};
`;

/** On a phone the name is above its score, and is clipped instead of overlapping its neighbour. */
export const Label = styled.span`
  ${mix.small('base')}

  @media ${media.mobile} {
    position: absolute;
    right: 0;
    bottom: 100%;
    left: 0;
    width: 4.5em;
    font-size: ${fontSize[12]};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Me = styled.div`
  position: absolute;
  top: -0.75rem;
  bottom: 0;
  width: 2px;
  margin-left: -1px;
  background: ${vars.accent.fill};

  /* Above the names, which are above their scores there. */
  @media ${media.mobile} {
    top: -1.75rem;
  }
`;

export const MeFlag = styled.span`
  ${mix.small('onAccent')}
  position: absolute;
  bottom: 100%;
  left: 50%;
  padding: 0 ${space[2]};
  border-radius: ${radius.chip};
  background: ${vars.accent.fill};
  font-weight: 600;
  white-space: nowrap;
  transform: translateX(-50%);
`;

export const Axis = styled.div`
  position: relative;
  height: 2rem;
  margin-top: ${space[1]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[12]};

  > span {
    position: absolute;
    transform: translateX(-50%);
  }

  @media ${media.mobile} {
    > :nth-child(odd) {
      display: none;
    }
  }
`;
