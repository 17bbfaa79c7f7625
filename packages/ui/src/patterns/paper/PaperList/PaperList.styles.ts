import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space, vars } from '../../../theme/values.js';

export const List = styled.ul`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
  ${mix.ruled()}
`;

export const Ghost = styled.div`
  display: flex;
  align-items: center;
  gap: 1.125rem;
  min-height: 4.375rem;
  padding: ${space[2]} 0;

  @media ${media.mobile} {
    min-height: 6.25rem;
    padding: ${space[3]} 0;
  }

  > :last-child {
    flex: 1;
  }
`;

export const Nothing = styled.div`
  border-top: 2px solid ${vars.text.strong};
`;
