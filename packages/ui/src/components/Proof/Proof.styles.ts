import { styled } from 'styled-components';

import { vars } from '../../theme/values.js';

export const Text = styled.span`
  color: ${vars.text.strong};
  font-family: ${vars.font.display};
  overflow-wrap: anywhere;

  del {
    text-decoration: line-through 1.5px ${vars.accent.base};
  }

  ins {
    margin-inline-start: 0.2em;
    padding-bottom: 1px;
    border-bottom: 1.5px solid ${vars.accent.base};
    color: ${vars.accent.base};
    font-weight: 700;
    text-decoration: none;
  }

  &[data-settled='true'] {
    color: ${vars.text.quiet};

    del {
      text-decoration-color: ${vars.border.strong};
    }

    ins {
      border-color: ${vars.border.strong};
      color: ${vars.text.base};
    }
  }
`;
