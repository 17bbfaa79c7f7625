import { styled } from 'styled-components';

import * as mix from '../../../theme/mixins.js';
import { media, space } from '../../../theme/values.js';

export const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[4]};
  margin-bottom: ${space[5]};

  > a {
    margin-left: auto;
  }

  @media ${media.mobile} {
    margin-bottom: ${space[4]};
  }
`;

export const Title = styled.h2`
  ${mix.sizeOnPhone('1.5rem')}
  font-size: 1.875rem;
`;

export const Note = styled.p`
  ${mix.hiddenOnPhone}
  ${mix.small('quiet')}
  min-width: 0;
`;
