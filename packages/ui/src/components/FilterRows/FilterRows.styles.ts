import { css, styled } from 'styled-components';

import { resetButton, touchTarget } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, media, radius, space } from '../../tokens/scales.js';

export const Panel = styled.div<{ $layout: 'panel' | 'sheet' }>`
  min-width: 0;
  ${({ $layout }) =>
    $layout === 'panel' &&
    css`
      padding: ${space[2]} 1.75rem;
      border: 1px solid ${vars.border.base};
      border-radius: ${radius.card};
      background: ${vars.surface.raised};
    `}
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${vars.border.base};
`;

export const SummaryLabel = styled.span`
  width: 5rem;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Clear = styled.button`
  ${resetButton}
  margin-left: auto;
  min-height: 30px;
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.3em;
  ${touchTarget}

  @media ${media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;
