import { styled } from 'styled-components';

import { space, vars } from '../../../theme/values.js';
import { whitePaper } from '../desk/Sheet.styles.js';

export const Small = styled.div`
  ${whitePaper}
  position: absolute;
  left: ${space[3]};
  bottom: ${space[3]};
  overflow: hidden;
  box-shadow: ${vars.shadow.overlay};
  touch-action: none;
`;

/** Cinnabar in every theme, because it is on white paper. */
export const View = styled.div`
  position: absolute;
  border: 2px solid #b4362d;
`;
