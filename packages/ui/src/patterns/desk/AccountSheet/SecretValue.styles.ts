import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.span`
  ${mix.wrap(`0 ${rem(12)}`)}
  align-items: baseline;
`;

export const Masked = styled.span`
  ${mix.numerals}
  color: ${vars.text.strong};
  white-space: nowrap;
`;

/** Marked with the highlighter, so that nobody forgets that it is in sight. */
export const Shown = styled.mark`
  ${mix.numerals}
  background: linear-gradient(transparent 55%, ${desk.marker} 55%);
  color: ${vars.text.strong};
  overflow-wrap: anywhere;
`;

export const Reveal = styled.button`
  ${mix.resetButton}
  ${mix.inlineRow(rem(4))}
  ${mix.onHover('border-color', vars.text.strong)}
  ${mix.onTouch('min-height', tapTarget)}
  border-bottom: 1px solid ${vars.border.strong};
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
`;

export const Note = styled.span`
  color: ${vars.text.base};
  font-size: ${text(12)};
`;
