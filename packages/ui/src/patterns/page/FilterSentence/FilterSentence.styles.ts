import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, space, vars } from '../../../theme/values.js';

export const Sentence = styled.div`
  ${mix.wrap()}
  gap: ${space[2]} ${space[3]};
  align-items: baseline;
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} / 1.6 ${vars.font.display};

  > span {
    white-space: nowrap;
  }

  /* Five open blanks stand on one line of a phone. */
  @media ${media.mobile} {
    gap: 0;

    > span:last-of-type {
      margin-inline-end: ${space[3]};
    }
  }
`;

export const Blank = styled.button<{ $filled: boolean }>`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.inlineRow(space[1])}
  position: relative;
  justify-content: center;
  margin-inline-end: ${space[2]};
  padding: 0 ${space[2]};
  color: ${vars.text.quiet};
  font: inherit;
  font-weight: 400;
  transition: color ${motion.fast};
  ${mix.touchTarget}

  &::after {
    ${mix.drawn}
    inset: auto 0 0;
    border-bottom: 1px dashed ${vars.border.strong};
  }

  ${({ $filled }) =>
    $filled &&
    css`
      ${mix.strong()}

      &::after {
        border-bottom-style: solid;
        border-bottom-color: ${vars.text.strong};
      }
    `}

  svg {
    color: ${vars.text.quiet};
  }

  @media ${media.mobile} {
    margin-inline: 0.1875rem;
    padding: 0 0.3125rem;

    /* Under the word, not under the taller target. */
    &::after {
      bottom: 0.4375rem;
    }
  }
`;

/** A blank that invites to choose: a line to write on, and a sign that it opens. */
export const Invitation = styled(Blank)`
  gap: 0.125rem;
  color: ${vars.text.base};

  svg {
    width: 0.875rem;
  }

  &::after {
    border-bottom: 1px solid ${vars.text.strong};
  }
`;

export const Figure = styled.span`
  ${mix.numerals}
  display: inline-block;
  min-width: 1.5em;
  text-align: center;
`;

export const Total = styled.span<{ $known: boolean }>`
  visibility: ${({ $known }) => ($known ? 'inherit' : 'hidden')};
`;

export const Clear = styled.button`
  ${mix.resetButton}
  color: ${vars.text.base};
  font: 400 ${fontSize[14]} / 1.6 ${vars.font.text};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  ${mix.touchTarget}
`;
