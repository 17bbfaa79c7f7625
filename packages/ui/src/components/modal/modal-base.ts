import { css } from 'styled-components';

import { motion, vars } from '../../theme/values.js';

/** Resets the browser's styles of a <dialog>, draws the scrim, and animates opening and closing. */
export const modalBase = css`
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${vars.text.base};
  overflow: visible;
  opacity: 0;
  transition:
    opacity ${motion.fast},
    translate ${motion.fast},
    display ${motion.fast} allow-discrete,
    overlay ${motion.fast} allow-discrete;

  &[open] {
    opacity: 1;
  }

  @starting-style {
    &[open] {
      opacity: 0;
    }
  }

  &::backdrop {
    background: transparent;
    transition:
      background-color ${motion.fast},
      display ${motion.fast} allow-discrete,
      overlay ${motion.fast} allow-discrete;
  }

  &[open]::backdrop {
    background: ${vars.surface.scrim};
  }

  @starting-style {
    &[open]::backdrop {
      background: transparent;
    }
  }
`;
