import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, vars } from '../../../theme/values.js';

/** Equal width for the drawn mark and a logo that loads later, so that the menu next to it does not move. */
export const Mark = styled.a`
  ${mix.inlineRow('0.75rem')}
  ${mix.onTouch('min-height', '44px')}
  flex: none;
  width: max(11.25rem, 164px);
  min-height: 2.75rem;
`;

/** A seal: red with a thin frame and vertical text. */
export const Seal = styled.span`
  ${mix.centred}
  ${mix.square('2.6em')}
  flex: none;
  border-radius: 0.32em;
  background: ${vars.accent.fill};
  box-shadow:
    inset 0 0 0 2px ${vars.accent.fill},
    inset 0 0 0 3px color-mix(in srgb, currentColor 72%, transparent);
  color: ${vars.text.onAccent};
  font: 700 1rem/1.06 ${vars.font.display};
  letter-spacing: 0.06em;
  writing-mode: vertical-rl;
`;

export const Words = styled.span`
  ${mix.grid('0.375rem')}
`;

export const Name = styled.span`
  color: ${vars.text.strong};
  font: 700 ${fontSize[22]} / 1 ${vars.font.display};
  letter-spacing: 0.09em;
  white-space: nowrap;
`;

export const Tagline = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[12]};
  line-height: 1;
  letter-spacing: 0.12em;
  white-space: nowrap;
`;

export const Logo = styled.img<{ $drawnFor: 'light' | 'dark' | 'any' }>`
  display: ${({ $drawnFor }) => ($drawnFor === 'any' ? 'block' : vars.drawnFor[$drawnFor])};
  width: 100%;
  height: 2.6rem;
  object-fit: contain;
  object-position: left center;
  border-radius: 0.32em;
  background: ${({ $drawnFor }) => ($drawnFor === 'any' ? vars.surface.plate : 'none')};
  filter: none;
`;
