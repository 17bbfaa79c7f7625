import { vars } from '@inkstone/ui/theme';
import { motion, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

// Spans, because a hint is a paragraph, which must not contain a list.
export const List = styled.span`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: ${space[1]} ${space[5]};
`;

export const Item = styled.span<{ $met: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $met }) => ($met ? vars.status.ok : vars.text.quiet)};
  white-space: nowrap;
  transition: color ${motion.fast};
`;

/** As wide as the tick that replaces it, so that the layout does not shift. */
export const Ring = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1rem;
  height: 1rem;

  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid currentColor;
    border-radius: 50%;
    content: '';
  }
`;
