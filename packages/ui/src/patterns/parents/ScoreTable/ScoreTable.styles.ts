import { styled } from 'styled-components';

import { media, vars } from '../../../theme/values.js';

export const Root = styled.div`
  min-width: 0;

  @media ${media.narrowDesktop} {
    overflow-x: auto;
  }
`;

/** As high as a line of the table. */
export const Ghost = styled.div`
  display: grid;
  align-items: center;
  height: calc(3.125rem + 1px);
  border-bottom: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    height: 6.5rem;
  }
`;
