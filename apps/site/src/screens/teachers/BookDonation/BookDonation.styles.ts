import { space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Way = styled.div`
  margin-bottom: ${space[5]};
`;

export const FormColumn = styled.div`
  max-width: 37.5rem;
`;
