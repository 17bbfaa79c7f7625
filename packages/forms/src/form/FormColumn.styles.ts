import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Remedy = styled.div`
  margin-top: ${space[1]};
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`;
