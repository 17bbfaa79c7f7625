import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { fontSize, radius, space } from '../../tokens/scales.js';
import { inputFace } from '../Field/index.js';

export const Input = styled.input`
  ${inputFace}
`;

/** The prefix and the input in one box. */
export const Box = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;

  > input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &:has(> [aria-invalid='true']) > span {
    border-color: ${vars.status.danger};
  }
`;

export const Before = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  padding-inline: ${space[3]};
  border: 1px solid ${vars.border.strong};
  border-inline-end: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background-color: ${vars.surface.sunken};
  color: ${vars.text.base};
  font-size: max(${fontSize[16]}, 16px);
  font-variant-numeric: tabular-nums;
`;
