import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, space } from '../../../tokens/scales.js';
import { wholeLink } from '../../layout.js';

export const Wall = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]} ${space[2]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  gap: ${space[3]};
  justify-items: center;
`;

export const Way = styled.a`
  ${wholeLink('4px')}
`;

export const Note = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-align: center;
`;
