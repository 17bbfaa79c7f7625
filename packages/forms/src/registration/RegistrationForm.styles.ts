import { vars } from '@inkstone/ui/theme';
import { styled } from 'styled-components';

import { FormFrame } from '../form/FormFrame.js';

/** At most 343 px (Spec B 2.7), scaled with the layout like all lengths. */
export const Frame = styled(FormFrame)`
  width: 100%;
  max-width: max(21.4375rem, 343px);
  margin-inline: auto;
`;

/** Separates identity, password and verification. */
export const Rest = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${vars.border.base};
`;
