import { styled } from 'styled-components';

import { vars } from '../../../theme/values.js';

export const Count = styled.p`
  color: ${vars.text.strong};

  > b {
    font: 700 2.4rem / 1.2 ${vars.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
