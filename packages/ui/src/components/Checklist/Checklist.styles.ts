import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { media, motion, space, vars } from '../../theme/values.js';
import type { CheckState } from './types.js';

// Spans, because a hint is a paragraph, which must not contain a list.
export const List = styled.span`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: ${space[1]} ${space[5]};

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const inks: Record<CheckState, string> = {
  met: vars.status.ok,
  open: vars.text.quiet,
  missing: vars.status.danger,
};

export const Item = styled.span<{ $state: CheckState }>`
  ${mix.inlineRow(space[1])}
  color: ${({ $state }) => inks[$state]};
  white-space: nowrap;
  transition: color ${motion.fast};
`;

/** As wide as the tick that replaces it, so that the layout does not shift. */
export const Ring = styled.span`
  ${mix.square('1rem')}
  display: inline-grid;
  place-items: center;

  &::before {
    ${mix.square('0.5rem')}
    border: 1px solid currentColor;
    border-radius: 50%;
    content: '';
  }
`;
