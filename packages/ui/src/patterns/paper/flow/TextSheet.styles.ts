import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';
import { PAPERS } from './papers.js';

export const Line = styled.div`
  padding-block: ${space[3]};

  & + & {
    border-top: 1px dashed ${vars.border.base};
  }
`;

export const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: 700 1rem/1 ${vars.font.display};

  > :last-child {
    font-size: 1.75rem;
  }
`;

export const Range = styled.input`
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  margin: 0;
  accent-color: ${vars.chosen.surface};
`;

export const SizeName = styled.p`
  ${mix.numerals}
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-align: center;
`;

export const Papers = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: 600 1rem/1.3 ${vars.font.display};

  > span {
    margin-right: auto;
  }
`;

export const Paper = styled.button<{ $paper: keyof typeof PAPERS }>`
  ${mix.resetButton}
  width: 44px;
  height: 44px;
  border: 1px solid ${vars.border.strong};
  border-radius: 50%;
  background: ${({ $paper }) => PAPERS[$paper].sheet};

  &[aria-pressed='true'] {
    outline: 2px solid ${vars.text.strong};
    outline-offset: 2px;
  }

  &:focus-visible {
    outline: 3px solid ${vars.focus};
    outline-offset: 4px;
  }
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
