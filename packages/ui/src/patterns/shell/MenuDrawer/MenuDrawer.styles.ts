import { styled } from 'styled-components';

import { resetButton, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space, tapTarget } from '../../../tokens/scales.js';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.js';

export const Sections = styled.ul`
  ${resetList}

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
`;

/** A section: a link or, where it has no page, the button that expands it. */
export const Parent = styled.a`
  ${resetButton}
  display: flex;
  flex: 1;
  align-items: center;
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
  ${resetButton}
  display: grid;
  flex: none;
  place-items: center;
  width: ${tapTarget};
  height: ${tapTarget};
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
  ${resetList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space[2]};
  margin: 0 -${space[3]} ${space[3]};

  /* display: grid would override the hidden attribute. */
  &[hidden] {
    display: none;
  }
`;

export const Child = styled.a`
  display: flex;
  align-items: center;
  min-height: ${tapTarget};
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  color: ${vars.text.base};
  font-size: ${fontSize[16]};

  &[aria-current='page'] {
    background: ${vars.accent.tint};
    color: ${vars.accent.base};
    font-weight: 600;
  }

  @media ${media.hover} {
    &:hover {
      background: ${vars.surface.sunken};
    }
  }
`;

export const Appearance = styled(ThemeSwitch)`
  margin-top: ${space[5]};
`;

export const Ghost = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[4]};
`;
