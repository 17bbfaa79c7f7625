import { css, styled } from 'styled-components';

import { numerals, resetButton, touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, space, tapTarget } from '../../../tokens/scales.js';

export const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: baseline;
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} / 1.6 ${vars.font.display};

  > span {
    white-space: nowrap;
  }

  @media ${media.mobile} {
    gap: 0 ${space[2]};
    font-size: ${fontSize[16]};
  }
`;

/** A solid line under a word, a dashed one under a blank. */
export const Blank = styled.button<{ $filled: boolean }>`
  ${resetButton}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  margin-inline-end: ${space[2]};
  padding: 0 ${space[2]};
  border-bottom: 1px dashed ${vars.border.strong};
  color: ${vars.text.quiet};
  font: inherit;
  font-weight: 400;
  transition: color ${motion.fast};
  ${touchTarget}

  ${({ $filled }) =>
    $filled &&
    css`
      border-bottom-style: solid;
      border-bottom-color: ${vars.text.strong};
      color: ${vars.text.strong};
      font-weight: 600;
    `}

  svg {
    color: ${vars.text.quiet};
  }

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }

  @media ${media.mobile} {
    min-height: ${tapTarget};
  }
`;

export const Figure = styled.span`
  ${numerals}
  display: inline-block;
  min-width: 1.5em;
  text-align: center;
`;

export const Clear = styled.button`
  ${resetButton}
  color: ${vars.text.base};
  font: 400 ${fontSize[14]} / 1.6 ${vars.font.text};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  ${touchTarget}
`;
