import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';

export const Pane = styled.div`
  position: relative;
  min-height: 0;
  overflow-x: auto;
  /* Always a scrollbar: otherwise fit to width would toggle it again and again. */
  overflow-y: scroll;
  background: ${vars.border.base};
  /* Two fingers zoom the sheet (use-touch-zoom.ts), never the site. */
  touch-action: pan-x pan-y;
  box-shadow: inset 0 8px 14px -12px rgb(40 30 10 / 35%);

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

/** As wide as the widest sheet, at least as wide as the desk. */
export const Column = styled.div`
  width: max-content;
  min-width: 100%;
`;

export const Sheets = styled.ol`
  ${mix.resetList}
  display: flex;
  align-items: center;
  flex-direction: column;
`;
