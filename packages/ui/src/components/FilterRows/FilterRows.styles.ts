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

/** Aligned with the columns of the rows above. */
export const Summary = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${vars.border.base};
`;

export const SummaryLabel = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Clear = styled.button`
  ${resetButton}
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
