import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Rejected = styled.p`
  margin-top: ${space[2]};
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;
