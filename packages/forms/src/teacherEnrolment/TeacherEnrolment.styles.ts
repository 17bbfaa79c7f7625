import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Steps = styled.div`
  display: grid;
  gap: ${space[6]};
`;
