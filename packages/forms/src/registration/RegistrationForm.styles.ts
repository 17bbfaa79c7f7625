import { vars } from '@inkstone/ui/theme';
import { styled } from 'styled-components';

import { FormFrame } from '../form/FormFrame.js';

/** 343 px at most (Spec B 2.7), which grow with the layout as every length does. */
export const Frame = styled(FormFrame)`
  width: 100%;
  max-width: max(21.4375rem, 343px);
  margin-inline: auto;
`;

/** Between who one is, the secret, and the proof: a long form in three breaths. */
export const Rest = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${vars.border.base};
`;
