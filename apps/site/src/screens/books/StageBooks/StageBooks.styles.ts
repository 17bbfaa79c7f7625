import { media } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The place of one shelf. */
export const Slot = styled.div`
  & + & {
    margin-top: 3.25rem;
  }

  @media ${media.mobile} {
    & + & {
      margin-top: 2.25rem;
    }
  }
`;
