import { vars } from '@inkstone/ui/theme';
import { fontSize } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Quiet = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
