import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../theme/values.js';

export const Panel = styled.div<{ $layout: 'panel' | 'sheet' }>`
  min-width: 0;
  ${({ $layout }) =>
    $layout === 'panel' &&
    css`
      border: 1px solid ${vars.border.base};
      border-radius: ${radius.card};
      background: ${vars.surface.raised};
      padding: ${space[2]} 1.75rem;
    `}
`;

export const Summary = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  align-items: center;
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
  ${mix.resetButton}
  ${mix.onHover('text-decoration-color', 'currentColor')}
  min-height: 30px;
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.3em;
  ${mix.touchTarget}
`;
