import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';

export const Root = styled.div`
  ${mix.onTablet('overflow-x', 'auto')}
  min-width: 0;
`;

/** As high as a row of the table. */
export const Ghost = styled.div`
  ${mix.onPhone('height', '6.5rem')}
  display: grid;
  align-items: center;
  height: calc(3.125rem + 1px);
  border-bottom: 1px solid ${vars.border.base};
`;
