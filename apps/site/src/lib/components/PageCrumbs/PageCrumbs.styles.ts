import { space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  margin-bottom: ${space[5]};
`;
