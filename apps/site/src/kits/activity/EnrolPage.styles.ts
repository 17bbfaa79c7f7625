import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 37.5rem) 23.75rem;
  gap: ${space[7]};
  align-items: start;
  justify-content: space-between;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** First in the document: the slip is a copy. */
export const FormColumn = styled.div`
  min-width: 0;
`;
