import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, motion, space, vars } from '../../../theme/values.js';

export const Root = styled.nav`
  ${mix.screenOnly}
`;

export const Title = styled.p`
  ${mix.small('quiet')}
  padding-bottom: ${space[2]};
  letter-spacing: 0.1em;
`;

export const Fold = styled.details`
  border-bottom: 1px solid ${vars.border.base};
`;

export const Summary = styled.summary`
  ${mix.row(space[2])}
  ${mix.touchTarget}
  padding-block: ${space[3]};
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.4 ${vars.font.display};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > :last-child {
    margin-left: auto;
    color: ${vars.text.quiet};
  }

  [open] > & > :last-child {
    rotate: 180deg;
  }
`;

export const List = styled.ol`
  ${mix.resetList}
  border-left: 1px solid ${vars.border.base};

  details > & {
    margin-bottom: ${space[4]};
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
