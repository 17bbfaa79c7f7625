import { keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { barHeight, fontSize, layer, media, motion, radius, space, vars } from '../../../theme/values.js';

export type NoticeKind = 'info' | 'warning';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

/** On a phone it is above the tab bar, which must stay usable. Clicks next to the card reach the page. */
export const Region = styled.div`
  ${mix.screenOnly}
  position: fixed;
  z-index: ${layer.toast};
  inset: auto 0 ${space[5]};
  display: grid;
  justify-items: center;
  padding-inline: ${space[4]};
  pointer-events: none;

  @media ${media.mobile} {
    bottom: calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom) + ${space[2]});
    padding-inline: ${space[2]};
  }
`;

const inks: Record<NoticeKind, string> = { info: vars.text.strong, warning: vars.status.warn };
const papers: Record<NoticeKind, string> = { info: vars.surface.raised, warning: vars.status.warnTint };

/** While empty it has no size, but still exists for screen readers. */
export const Card = styled.div<{ $kind: NoticeKind; $shown: boolean }>`
  ${mix.row(space[3])}
  max-width: 100%;
  padding: ${({ $shown }) => ($shown ? `${space[2]} ${space[2]} ${space[2]} ${space[4]}` : '0')};
  border: ${({ $kind, $shown }) => ($shown ? `1px solid ${inks[$kind]}` : '0')};
  border-radius: ${radius.control};
  background: ${({ $kind }) => papers[$kind]};
  box-shadow: ${({ $shown }) => ($shown ? vars.shadow.overlay : 'none')};
  color: ${({ $kind }) => inks[$kind]};
  font-size: ${fontSize[14]};
  pointer-events: auto;
  animation: ${arrive} ${motion.fast};

  > button {
    flex: none;
  }
`;

export const Text = styled.p`
  min-width: 0;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
