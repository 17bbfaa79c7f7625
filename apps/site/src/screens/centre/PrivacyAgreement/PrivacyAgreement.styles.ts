import { vars } from '@inkstone/ui/theme';
import { space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Text = styled.article`
  max-width: 46rem;
  margin-inline: auto;
  color: ${vars.text.base};
  font-size: 1.0625rem;
  line-height: 1.9;

  h2 {
    margin: ${space[6]} 0 ${space[3]};
    font: 700 1.25rem / 1.4 ${vars.font.display};
  }

  p + ul,
  ul + p {
    margin-top: ${space[3]};
  }

  ul {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding-left: 1.4em;
  }

  li::marker {
    color: ${vars.accent.base};
  }
`;

export const Lead = styled.p`
  padding-block: ${space[4]};
  border-block: 1px solid ${vars.border.base};
  color: ${vars.text.strong};
  font: 400 1.125rem / 1.9 ${vars.font.display};
`;
