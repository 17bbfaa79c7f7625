import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';

export const Well = styled.figure`
  ${mix.onPhone('padding', space[3])}
  margin: 0;
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};
`;

export const Paper = styled.div<{ $void: boolean }>`
  position: relative;
  box-shadow: ${vars.shadow.overlay};

  ${({ $void }) =>
    $void &&
    css`
      img {
        filter: grayscale(1);
      }
    `}
`;

export const Zoom = styled.button`
  ${mix.resetButton}
  display: block;
  width: 100%;
  cursor: zoom-in;

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 3px;
  }
`;

/** At a place without facts of the certificate. Like the paper, it has the same colour in every theme. */
export const Stamp = styled.span`
  ${mix.onPhone('font-size', fontSize[16])}
  position: absolute;
  bottom: 4%;
  left: 14%;
  padding: 0.1em 0.4em;
  border: 3px solid;
  border-radius: ${radius.chip};
  background: #fffdf8;
  color: #b3261e;
  font: 700 ${fontSize[28]} / 1.3 ${vars.font.display};
  letter-spacing: 0.3em;
  pointer-events: none;
  rotate: -10deg;
`;

export const Caption = styled.figcaption`
  ${mix.row(space[3])}
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: ${space[4]};
  font-size: ${fontSize[14]};
`;
