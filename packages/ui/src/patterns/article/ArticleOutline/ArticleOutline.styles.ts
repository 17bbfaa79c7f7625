import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { motion, space, vars } from '../../../theme/values.js';

export const Root = styled.nav`
  ${mix.screenOnly}
`;

export const Title = styled.p`
  ${mix.small('quiet')}
  padding-bottom: ${space[2]};
  letter-spacing: 0.1em;
`;

export const Fold = styled.details`
  ${mix.panel('control')}
`;

export const Summary = styled.summary`
  ${mix.strong()}
  padding: ${space[3]} ${space[4]};
  cursor: pointer;
`;

export const List = styled.ol`
  ${mix.resetList}
  border-left: 1px solid ${vars.border.base};

  details > & {
    margin: 0 ${space[4]} ${space[3]};
  }
`;

export const Entry = styled.button`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.small('base')}
  display: block;
  width: 100%;
  margin-left: -1px;
  padding: ${space[2]} ${space[3]};
  border-left: 2px solid transparent;
  line-height: 1.5;
  word-break: auto-phrase;
  transition: color ${motion.fast};
  ${mix.touchTarget}

  &[aria-current] {
    ${mix.strong()}
    border-left-color: ${vars.accent.base};
  }
`;
