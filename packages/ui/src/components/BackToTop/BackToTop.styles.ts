import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { barHeight, layer, media, radius, space, vars } from '../../theme/values.js';

export const Corner = styled.div`
  ${mix.screenOnly}
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
