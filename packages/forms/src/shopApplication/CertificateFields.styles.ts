import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** Two in a row where there is room; each begins at the top of its row, however much is said below the other. */
export const Certificates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${space[5]} ${space[4]};
`;

export const Told = styled.div`
  &:not(:empty) {
    margin-top: ${space[3]};
  }
`;
