import { css, styled } from 'styled-components';

import { modalBase } from '../../../components/modal/modal-base.js';
import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

/** The whole reading mode, including the caller's button, uses the dark colours of the footer. */
const ink = css`
  --ink-surface-page: ${vars.surface.footer};
  --ink-surface-raised: ${vars.surface.footer};
  --ink-surface-sunken: ${vars.border.onFooter};
  --ink-text-strong: ${vars.text.onFooter};
  --ink-text-base: ${vars.text.onFooter};
  --ink-text-quiet: ${vars.text.onFooterQuiet};
  --ink-border-base: ${vars.border.onFooter};
  --ink-border-strong: ${vars.text.onFooterQuiet};
  --ink-chosen-surface: ${vars.text.onFooter};
  --ink-chosen-text: ${vars.surface.footer};
  --ink-focus: ${vars.text.onFooter};
  /* The accent of a light theme is too dark for a line here; the main button keeps it as background. */
  --seal-line: #ef8a80;
`;

export const Box = styled.dialog`
  ${modalBase}
  ${ink}
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  overflow: hidden;
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
`;

export const Screen = styled.div`
  height: 100%;
  background: ${vars.surface.footer};
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.5rem;
  padding: 0 ${space[3]};
  border-bottom: 1px solid ${vars.border.onFooter};
  font-size: ${fontSize[14]};

  button[aria-pressed='true'] {
    background: ${vars.border.onFooter};
  }

  @media ${media.narrowDesktop} {
    flex-wrap: wrap;
    padding-block: ${space[1]};
  }
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  margin-left: ${space[1]};
  color: inherit;
  font: 600 1rem/1.3 ${vars.font.display};
`;

export const Count = styled.p`
  ${mix.numerals}
  padding-inline: ${space[2]};
  font-size: 1.0625rem;
  white-space: nowrap;
`;
