import { css, keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, layer, media, radius, space, tapTarget, vars } from '../../../theme/values.js';
import { rem } from '../measure.js';

/** Above the acts of a sheet, which are for the next item; on a phone, where those are high, below the first line. */
export const Region = styled.section`
  position: fixed;
  z-index: ${layer.toast};
  right: ${rem(48)};
  bottom: ${rem(108)};
  max-width: min(${rem(560)}, 100vw - 2rem);

  @media ${media.mobile} {
    inset: ${rem(54)} ${space[2]} auto;
    max-width: none;
  }
`;

/** Dark in every theme, so that it stands out from all paper. */
export const Card = styled.div`
  ${mix.row(rem(14))}
  min-height: ${rem(50)};
  padding: ${rem(6)} ${rem(10)} ${rem(6)} ${rem(14)};
  border: 1px solid ${vars.border.onFooter};
  border-radius: ${radius.control};
  background: ${vars.surface.footer};
  box-shadow: ${vars.shadow.overlay};
  color: ${vars.text.onFooter};
  font-size: ${fontSize[14]};
`;

export const Figure = styled.span`
  ${mix.centred}
  ${mix.numerals}
  ${mix.square(rem(32))}
  position: relative;
  flex: none;
`;

const runOut = keyframes`
  to { stroke-dashoffset: -1; }
`;

/** The ring runs out with the time; where the system asks for less motion, only the number counts. */
export const Ring = styled.svg<{ $held: boolean }>`
  ${mix.cover}
  ${mix.fill}
  fill: none;
  stroke: ${vars.border.onFooter};
  stroke-width: 2;
  rotate: -90deg;

  > circle + circle {
    stroke: currentcolor;
    stroke-dasharray: 1;
    animation: ${runOut} linear forwards;
    animation-duration: inherit;
    ${({ $held }) =>
      $held &&
      css`
        animation-play-state: paused;
      `}

    @media ${media.reducedMotion} {
      animation: none;
    }
  }
`;

export const Words = styled.p`
  ${mix.grow}
  overflow-wrap: anywhere;
`;

export const Undo = styled.button`
  ${mix.resetButton}
  flex: none;
  min-height: ${rem(34)};
  padding: 0 ${rem(12)};
  border: 1px solid ${vars.text.onFooterQuiet};
  border-radius: ${radius.control};
  font-weight: 600;
  white-space: nowrap;

  &:focus-visible {
    outline-color: currentcolor;
  }

  ${mix.onTouch('min-height', tapTarget)}
`;
