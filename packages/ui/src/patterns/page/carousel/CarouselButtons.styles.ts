import { styled } from 'styled-components';

import * as mix from '../../../theme/mixins.js';
import { media, radius, space, tapTarget } from '../../../theme/values.js';

export const Pause = styled.button`
  ${mix.resetButton}
  ${mix.centred}
  ${mix.square('1.75rem')}
  margin-left: ${space[1]};
  border-radius: ${radius.chip};
  opacity: 0.72;

  &:hover {
    opacity: 1;
  }

  @media ${media.touch} {
    ${mix.square(tapTarget)}
  }

  > svg {
    ${mix.square('0.875rem')}
    fill: currentColor;
  }
`;
