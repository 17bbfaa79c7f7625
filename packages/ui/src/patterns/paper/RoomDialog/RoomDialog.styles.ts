import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { space, vars } from '../../../theme/values.js';

export const Papers = styled.ul`
  ${mix.ruled()}
  margin-top: ${space[3]};
  border-block: 1px solid ${vars.border.base};

  > li {
    ${mix.row(space[4])}
    justify-content: space-between;
    padding: ${space[2]} 0;
  }

  small {
    ${mix.small('quiet')}
  }
`;

export const Title = styled.span`
  display: block;
  color: ${vars.text.strong};
`;

export const Size = styled.b`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 600;
  white-space: nowrap;
`;
