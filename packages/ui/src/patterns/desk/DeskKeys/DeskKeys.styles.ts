import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { space, vars } from '../../../theme/values.js';
import { inkTicks } from '../palette.js';

/** The dialog is outside the desk. */
export const Inked = styled.div`
  ${inkTicks}
`;

export const Rule = styled.p`
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;

export const Table = styled.table`
  width: 100%;
  margin-top: ${space[3]};
  border-collapse: collapse;

  th {
    ${mix.small('quiet')}
    border-bottom: 1px solid ${vars.text.strong};
    font-weight: 400;
    text-align: start;
  }

  td {
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${vars.border.base};
    color: ${vars.text.strong};
  }

  :is(th, td):first-child {
    width: 35%;
  }
`;
