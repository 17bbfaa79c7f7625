import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.status.ok};
  font-size: ${fontSize[16]};
`;
