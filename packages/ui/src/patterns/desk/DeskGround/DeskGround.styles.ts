import { styled } from 'styled-components';

import { fontSize, vars } from '../../../theme/values.js';
import { desk, deskColours, inkTicks } from '../palette.js';

export const Ground = styled.div`
  ${deskColours}
  min-height: 100vh;
  min-height: 100dvh;
  background: ${desk.ground};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  line-height: 1.55;
  ${inkTicks}
`;
