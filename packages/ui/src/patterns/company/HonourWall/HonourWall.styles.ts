import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

export const Root = styled.ul`
  ${mix.resetList}
  ${mix.onPhone('grid-template-columns', 'minmax(0, 1fr)')}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[7]};
  border-top: 2px solid ${vars.text.strong};

  > li {
    border-bottom: 1px solid ${vars.border.base};
  }
`;

export const Plaque = styled.button`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  width: 100%;
  min-height: 3.25rem;
  padding-block: ${space[3]};
  color: ${vars.text.strong};
  overflow-wrap: anywhere;
`;

export const Year = styled.span`
  ${mix.numerals}
  flex: none;
  min-width: 2.5em;
  color: ${vars.stage.primary};
  font-size: ${fontSize[18]};
  font-weight: 600;
`;
