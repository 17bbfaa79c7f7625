import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Note = styled.p`
  font-size: ${fontSize[16]};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[5]} 0 ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};

  > form {
    flex: 0 1 27rem;
    min-width: min(100%, 18rem);
  }
`;

export const Rows = styled.ul`
  > li {
    border-bottom: 1px solid ${vars.border.base};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[4]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
