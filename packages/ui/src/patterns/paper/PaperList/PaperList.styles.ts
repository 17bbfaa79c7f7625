import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { media, space } from '../../../tokens/scales.js';

export const List = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

/** As high as a row. */
export const Ghost = styled.div`
  display: flex;
  gap: 1.125rem;
  align-items: center;
  min-height: 5.125rem;
  padding: ${space[3]} 0;

  > :last-child {
    flex: 1;
  }

  @media ${media.mobile} {
    min-height: 6.25rem;
  }
`;

export const Nothing = styled.div`
  border-top: 2px solid ${vars.text.strong};
`;
