import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Remedy = styled.div`
  margin-top: ${space[1]};
`;
