import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/**
 * As wide as the tiles of an upload field, so that the two of an identity card, which has a row of its own, stand below
 * the others. Each begins at the top of its row, however much is said below its neighbour.
 */
export const Certificates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  align-items: start;
  gap: ${space[5]} ${space[3]};

  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Told = styled.div`
  &:not(:empty) {
    margin-top: ${space[3]};
  }
`;
