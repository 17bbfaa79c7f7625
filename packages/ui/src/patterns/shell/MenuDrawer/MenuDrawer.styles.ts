import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, motion, radius, space, tapTarget, vars } from '../../../theme/values.js';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.js';

export const Sections = styled.ul`
  ${mix.resetList}
  ${mix.ruled()}
`;

export const Head = styled.div`
  ${mix.row()}
`;

/** A section: a link or, where it has no page, the button that expands it. */
export const Parent = styled.a`
  ${mix.resetButton}
  ${mix.row()}
  flex: 1;
  min-height: 3.25rem;
  color: ${vars.text.strong};
  font: 700 ${fontSize[18]} / 1.25 ${vars.font.display};

  &[aria-current] {
    color: ${vars.accent.base};
  }

  /* Aligned with the arrows of the other sections. */
  > svg {
    margin-left: auto;
    color: ${vars.text.quiet};
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const Opener = styled.button`
  ${mix.resetButton}
  ${mix.centred}
  ${mix.square(tapTarget)}
  flex: none;
  margin-right: -0.625rem;
  border-radius: ${radius.control};
  color: ${vars.text.quiet};

  > svg {
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const Children = styled.ul`
  ${mix.resetList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space[2]};
  margin: 0 -${space[3]} ${space[3]};

  /* display: grid would override the hidden attribute. */
  &[hidden] {
    display: none;
  }
`;

export const Appearance = styled(ThemeSwitch)`
  margin-top: ${space[5]};
`;

export const Ghost = styled.div`
  ${mix.grid(space[6])}
  padding-block: ${space[4]};
`;
