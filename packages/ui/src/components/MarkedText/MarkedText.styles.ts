import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { vars } from '../../theme/values.js';

/** Underlined as with a broad pen: the text keeps the contrast of the page. */
export const Mark = styled.mark`
  background: ${vars.accent.tint};
  color: inherit;

  @supports ${mix.mixesColours} {
    background: linear-gradient(
      transparent 62%,
      color-mix(in srgb, ${vars.accent.base} 28%, transparent) 62% 94%,
      transparent 94%
    );
  }
`;
