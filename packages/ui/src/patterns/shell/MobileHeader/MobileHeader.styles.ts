import { styled } from 'styled-components';

import { screenOnly } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { barHeight, layer } from '../../../tokens/scales.js';

export const Bar = styled.header`
  ${screenOnly}
  position: sticky;
  z-index: ${layer.sticky};
  top: 0;
  display: flex;
  align-items: center;
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
`;
