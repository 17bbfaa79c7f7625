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

  @media ${media.mobile} {
    gap: 0 ${space[2]};
    font-size: ${fontSize[16]};
  }
`;

export const Blank = styled.button<{ $filled: boolean }>`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.inlineRow(space[1])}
  margin-inline-end: ${space[2]};
  padding: 0 ${space[2]};
  border-bottom: 1px dashed ${vars.border.strong};
  color: ${vars.text.quiet};
  font: inherit;
  font-weight: 400;
  transition: color ${motion.fast};
  ${mix.touchTarget}

  ${({ $filled }) =>
    $filled &&
    css`
      ${mix.strong()}
      border-bottom-style: solid;
      border-bottom-color: ${vars.text.strong};
    `}

  svg {
    color: ${vars.text.quiet};
  }
`;

export const Figure = styled.span`
  ${mix.numerals}
  display: inline-block;
  min-width: 1.5em;
  text-align: center;
`;

export const Clear = styled.button`
  ${mix.resetButton}
  color: ${vars.text.base};
  font: 400 ${fontSize[14]} / 1.6 ${vars.font.text};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  ${mix.touchTarget}
`;
