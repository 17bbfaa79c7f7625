import { styled } from 'styled-components';

import * as mix from '../../../theme/mixins.js';
import { radius, vars } from '../../../theme/values.js';

export const Desk = styled.div`
  ${mix.onPhone('border-radius', '0')}
  display: grid;
  align-content: safe center;
  overflow: auto;
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
`;
