import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { barHeight, layer, media, vars } from '../../../theme/values.js';

export const Bar = styled.header`
  ${mix.screenOnly}
  ${mix.row()}
  position: sticky;
  z-index: ${layer.sticky};
  top: 0;
  height: ${barHeight.mobileHeader};
  padding-inline: 0.4375rem;
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.page};

  > :nth-child(2) {
    flex: 0 1 auto;
    margin-right: auto;
    margin-left: 0.25rem;
    font-size: 0.875rem;
  }

  @media ${media.low} {
    position: static;
  }
`;
