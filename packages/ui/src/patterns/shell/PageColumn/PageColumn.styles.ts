import { styled } from 'styled-components';

import { media, space } from '../../../tokens/scales.js';
import { pageColumn } from '../../layout.js';

export const Column = styled.div`
  ${pageColumn}
  padding-block: ${space[7]} ${space[8]};

  @media ${media.mobile} {
    padding-block: ${space[5]} ${space[7]};
  }
`;
