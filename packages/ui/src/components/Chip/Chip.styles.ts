import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../theme/values.js';

export type ChipTone = 'neutral' | 'high' | 'middle' | 'primary' | 'accent';

const tones: Record<ChipTone, string> = {
  neutral: vars.text.base,
  high: vars.stage.high,
  middle: vars.stage.middle,
  primary: vars.stage.primary,
  accent: vars.accent.base,
};

export const Label = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  padding: 0.1rem ${space[2]};
  border: 1px solid color-mix(in srgb, currentColor 38%, transparent);
  border-radius: ${radius.chip};
  color: ${({ $tone }) => tones[$tone]};
  font-size: ${fontSize[12]};
  line-height: 1.5;
  white-space: nowrap;
`;

/** Two lines of 30 px fit into a folded filter row (Spec A 9: 65 px). */
export const Choice = styled.button`
  ${mix.resetButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 30px;
  padding: 0 0.875rem;
  border-radius: ${radius.chip};
  color: ${vars.text.base};
  font-size: max(0.9375rem, 14px);
  line-height: 1.2;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  ${mix.touchTarget}

  @media ${media.hover} {
    &:hover {
      background: ${vars.surface.sunken};
      color: ${vars.text.strong};
    }
  }

  &[aria-pressed='true'] {
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
  }
`;

export const Remove = styled.button`
  ${mix.resetButton}
  ${mix.onHover('border-color', vars.border.strong)}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  min-height: 30px;
  padding: 0 ${space[2]} 0 ${space[3]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.round};
  background: ${vars.surface.page};
  line-height: 1.2;
  transition: border-color ${motion.fast};
  ${mix.touchTarget}
`;
