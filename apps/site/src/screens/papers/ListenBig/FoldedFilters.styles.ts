import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Fold = styled.button`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 3.125rem;
  padding: ${space[2]} ${space[5]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  color: ${vars.text.quiet};
  font: inherit;
  text-align: start;
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.border.strong};
    }
  }
`;

export const Label = styled.span`
  flex: none;
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.4 ${vars.font.display};
`;

export const Chosen = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Unfold = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space[1]};
  align-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;
