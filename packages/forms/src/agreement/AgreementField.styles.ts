import { resetButton, touchTarget, vars } from '@inkstone/ui/theme';
import { styled } from 'styled-components';

export const TextButton = styled.button`
  ${resetButton}
  color: ${vars.accent.base};
  text-underline-offset: 0.3em;
  ${touchTarget}

  &:hover {
    text-decoration: underline;
  }
`;
