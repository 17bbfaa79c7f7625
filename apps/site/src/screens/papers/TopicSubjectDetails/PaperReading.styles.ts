import { media } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** On a phone the desk reaches the edges of the window. */
export const Place = styled.div`
  min-width: 0;

  @media ${media.mobile} {
    margin-inline: -1.125rem;
  }
`;
