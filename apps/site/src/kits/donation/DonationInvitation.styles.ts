import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Root = styled.section`
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
`;

export const Title = styled.h2`
  font-size: ${fontSize[22]};
`;

export const Text = styled.p`
  margin-block: ${space[3]} ${space[4]};
  color: ${vars.text.base};
`;
