import { styled } from 'styled-components';

import { media, radius, vars } from '../../../theme/values.js';

export const Desk = styled.div`
  display: grid;
  align-content: safe center;
  overflow: auto;
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};

  @media ${media.mobile} {
    border-radius: 0;
  }
`;
