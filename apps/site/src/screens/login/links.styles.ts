import { touchTarget, vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Links = styled.p`
  display: flex;
  gap: ${space[4]};
  justify-content: space-between;
  font-size: ${fontSize[14]};
`;

export const Foot = styled.p`
  font-size: ${fontSize[14]};
`;

export const Link = styled.a`
  ${touchTarget}
  display: inline-flex;
  align-items: center;
  color: ${vars.text.strong};
  text-decoration: underline;
  text-underline-offset: 0.25em;

  &:hover {
    color: ${vars.accent.base};
  }
`;
