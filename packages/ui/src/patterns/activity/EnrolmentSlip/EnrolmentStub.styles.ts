import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';
import { paper } from './slip-look.js';

export const Root = styled.div`
  ${paper}
  ${mix.wrap()}
`;

export const Days = styled.p`
  display: grid;
  align-content: center;
  justify-items: center;
  min-width: 5.5rem;
  padding: ${space[3]};
  border-right: 2px dashed ${vars.border.base};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  line-height: 1.3;
`;

export const Figure = styled.strong`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${fontSize[28]};
  line-height: 1.2;
`;

export const Words = styled.div`
  flex: 1 1 9em;
  align-self: center;
  min-width: 0;
  padding: ${space[3]} ${space[4]};
`;

export const Name = styled.p`
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.4 ${vars.font.display};
`;

export const Note = styled.p`
  ${mix.small('quiet')}
`;
