import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { cloth } from '../../cloth.js';

export const Card = styled.section`
  ${mix.panel('card')}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  max-width: 62rem;
  min-height: 38rem;
  margin-inline: auto;
  box-shadow: ${vars.shadow.card};
  overflow: hidden;

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/** A cover with vertical lines, read from the right, and a seal. */
export const Side = styled.div`
  ${cloth('high')}
  ${mix.onPhone('display', 'none')}
  position: relative;
  display: flex;
  flex-direction: row-reverse;
  gap: 1.5rem;
  justify-content: center;
  padding: ${space[8]} ${space[6]} ${space[7]};
  overflow: hidden;
`;

/** A thin frame inside the edge, as on the covers. */
export const FrameLine = styled.span`
  position: absolute;
  inset: 1.25rem;
  border: 1px solid rgb(255 255 255 / 24%);
  border-radius: ${radius.chip};
  pointer-events: none;
`;

export const Line = styled.span`
  font: 700 2rem/1.4 ${vars.font.display};
  letter-spacing: 0.32em;
  writing-mode: vertical-rl;

  &:nth-of-type(even) {
    padding-top: 4rem;
  }
`;

export const Seal = styled.span`
  ${mix.centred}
  ${mix.square('3.5rem')}
  position: absolute;
  bottom: ${space[7]};
  left: ${space[7]};
  border-radius: 0.375rem;
  background: ${vars.accent.fill};
  box-shadow:
    inset 0 0 0 3px ${vars.accent.fill},
    inset 0 0 0 4px color-mix(in srgb, currentColor 72%, transparent);
  color: ${vars.text.onAccent};
  font: 700 1.3125rem/1.06 ${vars.font.display};
  letter-spacing: 0.06em;
  writing-mode: vertical-rl;
`;

export const FormSide = styled.div`
  ${mix.column()}
  justify-content: center;
  min-width: 0;
  padding: ${space[7]} ${space[7]};

  @media ${media.mobile} {
    padding: ${space[5]} 0;
  }
`;

export const Title = styled.h1`
  margin-bottom: ${space[5]};
  font-size: ${fontSize[28]};
`;

export const Intro = styled.p`
  margin: calc(${space[4]} * -1) 0 ${space[5]};
  color: ${vars.text.quiet};
`;

export const Foot = styled.div`
  ${mix.small('quiet')}
  margin-top: ${space[5]};
  padding-top: ${space[4]};
  border-top: 1px solid ${vars.border.base};
`;
