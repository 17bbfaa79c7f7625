import { styled } from 'styled-components';

import * as mix from '../../../theme/mixins.js';
import { radius } from '../../../theme/values.js';

export const Percent = styled.button`
  ${mix.resetButton}
  ${mix.numerals}
  ${mix.strong}
  min-width: 3.25rem;
  height: 2.5rem;
  border-radius: ${radius.control};
  text-align: center;
`;
