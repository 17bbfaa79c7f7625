import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The form, and beside it what the projects have given so far. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 37.5rem) minmax(0, 22rem);
  gap: ${space[7]};
  justify-content: space-between;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 37.5rem);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
