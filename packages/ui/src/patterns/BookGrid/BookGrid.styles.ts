import { styled } from 'styled-components';

import { resetList } from '../../theme/mixins.js';
import { media } from '../../tokens/scales.js';

export const Grid = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 2.75rem 2.25rem;

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2.25rem 1.5rem;
  }

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.75rem 1.125rem;
  }
`;

export const Ghost = styled.div`
  display: grid;
  gap: 1.125rem;
  padding-bottom: 1.9rem;
`;
