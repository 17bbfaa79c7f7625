import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** Lines of a record card: the fields cannot be changed yet, so they have no box. */
export const Facts = styled.div`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0;
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid ${vars.border.base};
  }

  > div > label {
    color: ${vars.text.quiet};
    font-size: ${fontSize[16]};
    font-weight: 400;
  }

  input[readonly] {
    padding-inline: 0;
    border-color: transparent;
    background: none;
    box-shadow: none;
    color: ${vars.text.strong};
  }

  > button {
    margin-top: ${space[5]};
  }
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
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  justify-items: start;
  align-items: center;
  min-height: 3.5rem;
`;

export const RealNameTitle = styled.span`
  color: ${vars.text.quiet};
`;

export const Status = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  line-height: 1.5;

  &:not(:empty) {
    margin-top: ${space[3]};
  }
`;
