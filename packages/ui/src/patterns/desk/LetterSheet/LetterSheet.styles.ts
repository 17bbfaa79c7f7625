import { styled } from 'styled-components';

import { rem } from '../measure.js';

export const Cover = styled.span`
  display: block;
  width: ${rem(42)};
`;
