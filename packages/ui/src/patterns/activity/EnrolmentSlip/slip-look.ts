import { css } from 'styled-components';

import { radius, space, vars } from '../../../theme/values.js';

/** The paper of a slip. */
export const paper = css`
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
`;

/** A word that is stamped, in two frames. It has a place of its own, where it covers neither a name nor a date. */
export const stamped = css`
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
  border: 2px solid currentColor;
  border-radius: ${radius.chip};
  outline: 1px solid currentColor;
  outline-offset: -6px;
  color: ${vars.accent.base};
  font-family: ${vars.font.display};
  font-weight: 700;
  letter-spacing: 0.2em;
  white-space: nowrap;
  rotate: -7deg;
`;
