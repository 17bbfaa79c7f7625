import { space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** Gets the focus from the jump above the list. */
export const Band = styled.div`
  margin-top: ${space[7]};
  scroll-margin-top: ${space[8]};

  &:focus-visible {
    outline: none;
  }
`;
