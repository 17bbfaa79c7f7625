import { styled } from 'styled-components';

import * as mix from '../../../theme/mixins.js';
import { space, vars } from '../../../theme/values.js';

export const List = styled.ul`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
  ${mix.ruled}
`;

export const Ghost = styled.div`
  ${mix.row('1.125rem')}
  ${mix.onPhone('min-height', '6.25rem')}
  min-height: 5.125rem;
  padding: ${space[3]} 0;

  > :last-child {
    flex: 1;
  }
`;

export const Nothing = styled.div`
  border-top: 2px solid ${vars.text.strong};
`;
