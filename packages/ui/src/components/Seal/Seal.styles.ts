import { styled } from 'styled-components';

import { vars } from '../../theme/values.js';
import type { SealLook } from './look.js';

export const Drawing = styled.svg<{ $look: SealLook }>`
  width: 1em;
  height: 1em;
  display: block;
  flex: none;

  rect {
    fill: none;
  }

  [data-part='field'] {
    fill: ${vars.accent.fill};
  }

  [data-part='edge'] {
    stroke: ${vars.text.onAccent};
    stroke-opacity: 0.85;
    stroke-width: 1.6;
  }

  [data-part='frame'] {
    stroke: ${vars.accent.base};
    stroke-width: 5;
  }

  [data-part='dashes'] {
    stroke: ${vars.border.strong};
    stroke-width: 2;
    stroke-dasharray: 7 6;
  }

  text {
    fill: ${({ $look }) => ($look === 'full' ? vars.text.onAccent : vars.accent.base)};
    font-family: ${vars.font.display};
    font-size: 38px;
    font-weight: 700;
    text-anchor: middle;
  }
`;
