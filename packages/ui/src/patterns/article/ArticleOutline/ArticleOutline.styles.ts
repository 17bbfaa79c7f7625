import { styled } from 'styled-components';

import { resetButton, resetList, screenOnly, touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';

export const Root = styled.nav`
  ${screenOnly}
`;

export const Title = styled.p`
  padding-bottom: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  letter-spacing: 0.1em;
`;

export const Fold = styled.details`
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
`;

export const Summary = styled.summary`
  padding: ${space[3]} ${space[4]};
  color: ${vars.text.strong};
  font-weight: 600;
  cursor: pointer;
`;

/** Numbered by the page: the thread of a bound book at the start of each line. */
export const List = styled.ol`
  ${resetList}
  border-left: 1px solid ${vars.border.base};

  details > & {
    margin: 0 ${space[4]} ${space[3]};
  }
`;

export const Entry = styled.button`
  ${resetButton}
  display: block;
  width: 100%;
  margin-left: -1px;
  padding: ${space[2]} ${space[3]};
  border-left: 2px solid transparent;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  line-height: 1.5;
  word-break: auto-phrase;
  transition: color ${motion.fast};
  ${touchTarget}

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }

  &[aria-current] {
    border-left-color: ${vars.accent.base};
    color: ${vars.text.strong};
    font-weight: 600;
  }
`;
