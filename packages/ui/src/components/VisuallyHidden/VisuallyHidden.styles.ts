import { styled } from 'styled-components';

import * as mix from '../../theme/mixins.js';

export const Hidden = styled.span`
  ${mix.visuallyHidden}
  margin: -1px;
  padding: 0;
  border: 0;
  white-space: nowrap;
`;
