import { styled } from 'styled-components';

import { FormFrame } from '../form/FormFrame.js';

/** 343 px at most (Spec B 2.7), which grow with the layout as every length does. */
export const Frame = styled(FormFrame)`
  width: 100%;
  max-width: max(21.4375rem, 343px);
  margin-inline: auto;
`;
