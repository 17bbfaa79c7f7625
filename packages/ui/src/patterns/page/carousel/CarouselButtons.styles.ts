import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, space, tapTarget } from '../../../theme/values.js';

export const Pause = styled.button`
  ${mix.resetButton}
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  margin-left: ${space[1]};
  border-radius: ${radius.chip};
  opacity: 0.72;

  &:hover {
    opacity: 1;
  }

  @media ${media.touch} {
    width: ${tapTarget};
    height: ${tapTarget};
  }

  > svg {
    width: 0.875rem;
    height: 0.875rem;
    fill: currentColor;
  }
`;
