import { vars } from '@inkstone/ui/theme';
import { fontSize, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  margin-top: ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  a {
    border-bottom: 1px solid ${vars.border.strong};
    color: ${vars.text.strong};
  }
`;

export const Part = styled.section`
  max-width: 34rem;
  margin-top: ${space[6]};

  h2 {
    margin-bottom: ${space[3]};
    font: 700 1.1875rem / 1.4 ${vars.font.display};
  }
`;

export const File = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[3]};
  border-block: 1px solid ${vars.border.base};
  color: ${vars.text.strong};
  font-weight: 600;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: ${vars.text.quiet};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};
`;

export const Nothing = styled.p`
  color: ${vars.text.quiet};

  &[role='alert'] {
    margin-top: ${space[2]};
    color: ${vars.status.danger};
  }
`;
