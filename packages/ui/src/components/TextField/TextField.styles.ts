import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../theme/values.js';
import { inputFace } from '../Field/index.js';

export const Input = styled.input`
  ${inputFace}
`;

export const Box = styled.div`
  ${mix.grow}
  display: flex;

  > input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &:has(> [aria-invalid='true']) > span {
    border-color: ${vars.status.danger};
  }
`;

export const Before = styled.span`
  ${mix.centred}
  flex: none;
  padding-inline: ${space[3]};
  border: 1px solid ${vars.border.strong};
  border-inline-end: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background-color: ${vars.surface.sunken};
  color: ${vars.text.base};
  font-size: max(${fontSize[16]}, 16px);
  font-variant-numeric: tabular-nums;
`;
