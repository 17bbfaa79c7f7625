import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { space, vars } from '../../../theme/values.js';

export const Wall = styled.ul`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]} ${space[2]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};
`;

export const Item = styled.li`
  ${mix.grid(space[3])}
  position: relative;
  justify-items: center;
`;

export const Way = styled.a`
  ${mix.wholeLink('4px')}
`;

export const Note = styled.span`
  ${mix.small('quiet')}
  text-align: center;
`;
