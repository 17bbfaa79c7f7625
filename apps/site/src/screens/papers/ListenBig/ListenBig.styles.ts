import { vars } from '@inkstone/ui/theme';
import { space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** Short, so that the first paper with the words is in the first window. */
export const NoTitle = styled.p`
  padding: ${space[4]} 0;
  border-top: 2px solid ${vars.text.strong};
  color: ${vars.text.base};
`;
