import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Title = styled.h1`
  font-size: ${fontSize[28]};
  white-space: nowrap;
`;
