import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Block = styled.section`
  margin-top: 4rem;

  @media ${media.mobile} {
    margin-top: 2.5rem;
  }
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: ${space[7]};
  margin-top: 4rem;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem;
    margin-top: 2.5rem;
  }
`;
