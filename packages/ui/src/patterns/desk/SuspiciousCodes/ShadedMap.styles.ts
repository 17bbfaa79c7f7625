import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

/** Amber to brown, with the ink that is legible on each; red is for what is done about it. */
const shades = [
  `background: ${vars.surface.sunken}; color: ${vars.text.quiet};`,
  'background: #e2cfa3; color: #1e2227;',
  'background: #c9a45a; color: #1e2227;',
  'background: #8a5a00; color: #fff;',
  'background: #4e3300; color: #fff;',
];

/** The darkest. */
export const MOST_SHADE = shades.length - 1;

export const Grid = styled.div`
  ${mix.grid('3px')}
  grid-template-columns: repeat(8, minmax(0, 1fr));
  max-width: ${rem(320)};
`;

export const Tile = styled.span<{ $shade: number }>`
  ${({ $shade }) => shades[$shade]}
  display: grid;
  place-content: center;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 3px;
  font: 400 ${fontSize[14]} / 1 ${vars.font.display};

  small {
    margin-top: 2px;
    font: 400 ${text(12)} / 1 ${vars.font.text};
  }
`;

export const Legend = styled.p`
  ${mix.inlineRow(rem(8))}
  align-items: center;
  margin-top: ${rem(8)};
  color: ${vars.text.quiet};
  font-size: ${text(12)};
`;

export const Shade = styled.i<{ $shade: number }>`
  ${({ $shade }) => shades[$shade]}
  width: ${rem(16)};
  height: ${rem(9)};
`;
