import { styled } from 'styled-components';

import * as mix from '../../../theme/mixins.js';
import { space } from '../../../theme/values.js';

export const Row = styled.div`
  ${mix.onPhone('margin-bottom', space[4])}
  display: flex;
  align-items: baseline;
  gap: ${space[4]};
  margin-bottom: ${space[5]};

  > a {
    margin-left: auto;
  }
`;

export const Title = styled.h2`
  ${mix.onPhone('font-size', '1.5rem')}
  font-size: 1.875rem;
`;

export const Note = styled.p`
  ${mix.onPhone('display', 'none')}
  ${mix.small('quiet')}
  min-width: 0;
`;
