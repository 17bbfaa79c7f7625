import { styled } from 'styled-components';

import { inputFace } from '../Field/index.js';

export const Input = styled.input`
  ${inputFace}
`;
