import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';
import { media, radius } from '../../../tokens/scales.js';

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
