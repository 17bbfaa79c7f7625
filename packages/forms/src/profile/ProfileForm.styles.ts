import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Facts = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** The three password fields, which are filled in together or not at all. */
export const Passwords = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[5]};
  border-block: 1px solid ${vars.border.base};
`;

export const PasswordsTitle = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

export const PasswordsHint = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;

export const RealName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
`;

export const RealNameTitle = styled.span`
  font-weight: 600;
`;

export const Status = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  line-height: 1.5;

  &:not(:empty) {
    margin-top: ${space[3]};
  }
`;
