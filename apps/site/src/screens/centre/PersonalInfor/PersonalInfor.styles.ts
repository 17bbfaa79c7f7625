import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Face = styled.span`
  display: block;
  width: 2.5rem;
`;

export const Quiet = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Unknown = styled.span`
  color: ${vars.text.quiet};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  padding-top: ${space[3]};
`;

export const Warning = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  color: ${vars.text.base};
`;

export const Hint = styled.p`
  margin-bottom: ${space[4]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
