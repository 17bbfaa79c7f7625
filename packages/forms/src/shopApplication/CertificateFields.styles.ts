import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/**
 * The width of the tiles of an upload field, so that the two tiles of the identity card, in a separate row, are
 * aligned with the others. Aligned to the top, because fields with a message are higher.
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
