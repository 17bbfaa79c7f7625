import { css, styled } from 'styled-components';

import { modalBase } from '../../../components/modal/modal-base.js';
import { vars } from '../../../theme/values.js';

/** The reading mode of sheets, including the caller's button, uses the dark colours of the footer. */
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
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  overflow: hidden;
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
`;

export const Screen = styled.div<{ $flowing: boolean }>`
  ${({ $flowing }) => !$flowing && ink}
  height: 100%;
  background: ${vars.surface.footer};
`;

/** While the text is made: plain paper. */
export const Waiting = styled.div`
  height: 100%;
  background: ${vars.surface.page};
`;
