import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';

export const Frame = styled.span`
  display: block;
  aspect-ratio: 1;
  padding: 0.3rem;
  border: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};

  > img {
    ${mix.fill}
    display: block;
    object-fit: cover;
  }
`;

export const Drawing = styled.svg`
  ${mix.fill}
  display: block;
  font-family: ${vars.font.display};
`;
