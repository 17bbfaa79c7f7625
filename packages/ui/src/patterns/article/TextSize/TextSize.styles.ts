import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, tapTarget, vars } from '../../../theme/values.js';
import type { ArticleTextSize } from '../ArticleBody/ArticleBody.js';

export const Group = styled.div`
  display: flex;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
`;

const sizes = { small: fontSize[12], medium: fontSize[14], large: fontSize[18] } as const;

export const Size = styled.button<{ $size: ArticleTextSize }>`
  ${mix.resetButton}
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[2]};
  border-radius: inherit;
  color: ${vars.text.base};
  font-size: ${({ $size }) => sizes[$size]};
  line-height: 1;
  text-align: center;

  &:hover {
    color: ${vars.accent.base};
  }

  &[aria-pressed='true'] {
    background: ${vars.surface.sunken};
    color: ${vars.text.strong};
    font-weight: 700;
  }

  @media ${media.touch} {
    min-width: ${tapTarget};
    min-height: ${tapTarget};
  }
`;
