import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';
import { rem } from '../measure.js';

export const Form = styled.form`
  ${mix.grid(rem(14))}
  color: ${vars.text.base};
`;

export const Row = styled.div`
  ${mix.wrap(rem(8))}
`;
