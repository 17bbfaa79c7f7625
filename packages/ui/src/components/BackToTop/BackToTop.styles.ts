import { styled } from 'styled-components';

import { screenOnly } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { barHeight, layer, media, radius, space } from '../../tokens/scales.js';

/** In the corner where the thumb is; on a phone above the bar at the lower edge. */
export const Corner = styled.div`
  ${screenOnly}
  position: fixed;
  z-index: ${layer.sticky};
  right: ${space[5]};
  bottom: ${space[5]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.mobile} {
    right: ${space[4]};
    bottom: calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom) + ${space[4]});
  }
`;
