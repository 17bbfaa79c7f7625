import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, layer, media, radius, space, tapTarget, vars } from '../../theme/values.js';

export const Root = styled.div`
  position: relative;
`;

const overThePage = css`
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  position: absolute;
  z-index: ${layer.sticky};
  top: calc(100% + ${space[2]});
  width: max(100%, 26rem);
  max-height: min(34rem, 70vh);
  max-height: min(34rem, 70dvh);
  box-shadow: ${vars.shadow.overlay};
`;

export const Popup = styled.div<{ $inline: boolean; $align: 'start' | 'end' }>`
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${({ $inline }) => ($inline ? `margin: ${space[3]} -${space[2]} 0;` : overThePage)}
  ${({ $align }) => ($align === 'start' ? 'left: 0;' : 'right: 0;')}
`;

export const Group = styled.div`
  & + & {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${vars.border.base};
  }
`;

export const GroupLabel = styled.div`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  padding: ${space[1]} ${space[3]};
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.5rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  color: ${vars.text.strong};
  line-height: 1.4;
  cursor: pointer;

  @media ${media.touch} {
    min-height: ${tapTarget};
  }

  > :first-child {
    flex: 1;
    min-width: 0;
    ${mix.ellipsis}
  }

  &[aria-selected='true'] {
    background: ${vars.accent.tint};
    color: ${vars.accent.base};
  }

  @media ${media.hover} {
    &:hover {
      background: ${vars.surface.sunken};
    }

    &[aria-selected='true']:hover {
      background: ${vars.accent.tint};
    }
  }
`;

export const Note = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  flex: none;

  [aria-selected='true'] > & {
    color: inherit;
  }
`;

export const Action = styled.button`
  ${mix.resetButton}
  ${mix.onHover('color', vars.accent.base)}
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  width: 100%;
  min-height: ${tapTarget};
  margin-top: ${space[1]};
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
`;
