import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { barHeight, fontSize, layer, motion, vars } from '../../../theme/values.js';

/** Reserves the height of the bar at the end of the page. */
export const Spacer = styled.div`
  ${mix.screenOnly}
  height: calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom));
  background: ${vars.surface.footer};
`;

export const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};

  /* An ActionBar replaces it: a link behind that must not be reachable by keyboard. */
  :root[data-action-bar] & {
    visibility: hidden;
  }
`;

export const Item = styled.a`
  ${mix.grid('0.0625rem')}
  position: relative;
  align-content: center;
  justify-items: center;
  color: ${vars.text.quiet};
  font-size: ${fontSize[12]};
  line-height: 1.3;
  transition: color ${motion.fast};
  -webkit-tap-highlight-color: transparent;

  &:focus-visible {
    outline-offset: -3px;
  }

  &:active {
    background: ${vars.surface.sunken};
  }

  &[aria-current='page'] {
    color: ${vars.accent.base};
    font-weight: 600;
  }

  &[aria-current='page']::before {
    ${mix.drawn}
    top: -1px;
    left: 50%;
    width: 1.75rem;
    height: 2px;
    background: currentColor;
    transform: translate(-50%, 0);
  }
`;

export const Glyph = styled.span`
  font: 700 1.1875rem/1.3 ${vars.font.display};
`;
