import { styled } from 'styled-components';

import { vars } from '../../../theme/values.js';

interface Direction {
  $upright: boolean;
}

export const Line = styled.div<Direction>`
  display: flex;
  align-items: center;
  flex-direction: ${({ $upright }) => ($upright ? 'column' : 'row')};
  align-self: stretch;
  color: var(--seal-line, ${vars.accent.base});
`;

export const Rule = styled.span<Direction>`
  flex: 1;
  border: 0 dashed currentColor;
  border-width: ${({ $upright }) => ($upright ? '0 0 0 1.5px' : '1.5px 0 0')};
`;

export const Word = styled.span<Direction>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  flex: none;
  margin: ${({ $upright }) => ($upright ? '0.375rem 0' : '0 0.375rem')};
  border: 1px solid currentColor;
  background: ${vars.surface.raised};
  font: 600 0.9375rem/1 ${vars.font.display};
  transform: ${({ $upright }) => ($upright ? 'rotate(-90deg)' : 'none')};
`;
