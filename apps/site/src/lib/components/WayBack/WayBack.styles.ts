import { screenOnly, vars } from '@inkstone/ui/theme';
import { fontSize, space, tapTarget } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Back = styled.a`
  ${screenOnly}
  display: flex;
  gap: ${space[1]};
  align-items: center;
  width: fit-content;
  min-height: ${tapTarget};
  margin: -${space[5]} 0 0 -0.3rem;
  padding: ${space[2]} ${space[3]} ${space[2]} 0;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;
