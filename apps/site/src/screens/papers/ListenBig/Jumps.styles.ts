import { vars } from '@inkstone/ui/theme';
import { fontSize, space, tapTarget } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;

const here = css`
  border-bottom-color: ${vars.text.strong};
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const Jump = styled.button<{ $here: boolean }>`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${tapTarget};
  padding: 0;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${vars.text.base};
  font: inherit;
  ${({ $here }) => $here && here}
`;

export const Count = styled.span`
  font: 600 ${fontSize[16]} ${vars.font.display};
  font-variant-numeric: tabular-nums;
`;
