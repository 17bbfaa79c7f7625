import { styled } from 'styled-components';

import { space, vars } from '../../../theme/values.js';
import { LetterPaper } from '../../article/LetterPaper/LetterPaper.js';
import { text } from '../measure.js';

/** A letter in a column beside other things. */
export const Letter = styled(LetterPaper)`
  padding: ${space[6]} 1.75rem;
  margin-inline: 0;
  overflow-wrap: anywhere;

  &::before {
    inset: 0.6rem;
  }

  &::after {
    inset: 0.8rem;
  }

  > p {
    font-family: ${vars.font.display};
    line-height: 2;
  }
`;

export const When = styled.small`
  color: ${vars.text.quiet};
  font-size: ${text(14)};
`;

export const Signature = styled.footer`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[3]};
  color: ${vars.text.strong};
  font-family: ${vars.font.display};

  > svg {
    color: ${vars.accent.base};
    font-size: 2.75rem;
    transform: rotate(-4deg);
  }
`;
