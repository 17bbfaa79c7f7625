import { styled } from 'styled-components';

import { media, space } from '../../../theme/values.js';
import * as mix from '../../../theme/mix.js';

export const Column = styled.div`
  ${mix.pageColumn()}
  padding-block: ${space[7]} ${space[8]};

  @media ${media.mobile} {
    padding-block: ${space[5]} ${space[7]};
  }
`;
