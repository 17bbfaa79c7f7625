import { screenOnly } from '@inkstone/ui/theme';
import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Ways = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};

  @media ${media.mobile} {
    > * {
      flex: 1 1 8rem;
    }
  }
`;
