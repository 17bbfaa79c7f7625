import { styled } from 'styled-components';

import { fontSize, radius, space, vars } from '../../theme/values.js';

/** The type of a university in a frame, like a stamp on a form. */
export const TypeMark = styled.span`
  padding: 0 ${space[2]};
  border: 1.5px solid ${vars.text.strong};
  border-radius: ${radius.chip};
  color: ${vars.text.strong};
  font: 600 ${fontSize[14]} / 1.6 ${vars.font.display};
  white-space: nowrap;
`;
