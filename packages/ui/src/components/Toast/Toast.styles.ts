import { keyframes, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { barHeight, fontSize, layer, media, motion, radius, space, vars } from '../../theme/values.js';
import type { ToastKind } from './toasts.js';

const arrive = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`;

/**
 * A popover, to be above modal dialogs too. While empty, it must not catch clicks. At the lower edge: at the upper one
 * it would cover the menu and the title of the page.
 */
export const Region = styled.section<{ $empty: boolean }>`
  position: fixed;
  inset: auto 0 ${space[5]};
  z-index: ${layer.toast};
  display: ${({ $empty }) => ($empty ? 'block' : 'grid')};
  justify-items: center;
  gap: ${space[2]};
  width: min(32rem, 100vw - 2rem);
  max-width: none;
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;

  > div {
    ${mix.grid(space[2])}
    justify-items: center;
    width: 100%;
  }

  /* Above the tabs or the main action, which it would cover. */
  @media ${media.mobile} {
    bottom: calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom) + ${space[2]});
  }
`;

const inks: Record<ToastKind, string> = {
  success: vars.status.ok,
  error: vars.status.danger,
  info: vars.text.strong,
  warning: vars.status.warn,
};

const papers: Record<ToastKind, string> = {
  success: vars.status.okTint,
  error: vars.status.dangerTint,
  info: vars.surface.raised,
  warning: vars.status.warnTint,
};

export const Card = styled.div<{ $kind: ToastKind }>`
  ${mix.row(space[3])}
  max-width: 100%;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${({ $kind }) => inks[$kind]};
  border-radius: ${radius.control};
  background: ${({ $kind }) => papers[$kind]};
  box-shadow: ${vars.shadow.overlay};
  color: ${({ $kind }) => inks[$kind]};
  font-size: ${fontSize[16]};
  pointer-events: auto;
  animation: ${arrive} ${motion.fast};

  > button {
    color: inherit;
  }
`;

export const Text = styled.p`
  padding-block: ${space[2]};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Act = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: 0 ${space[2]};
  border: 0;
  background: none;
  font: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;
