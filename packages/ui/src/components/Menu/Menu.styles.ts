import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, layer, media, radius, space, tapTarget, vars } from '../../theme/values.js';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

export const List = styled.div<{ $align: 'start' | 'end' }>`
  ${mix.panel('control')}
  position: absolute;
  z-index: ${layer.overlay};
  top: calc(100% + ${space[1]});
  ${({ $align }) => ($align === 'start' ? 'left: 0;' : 'right: 0;')}
  display: grid;
  width: max-content;
  min-width: 10rem;
  max-width: calc(100vw - 2 * ${space[4]});
  padding: ${space[1]};
  box-shadow: ${vars.shadow.overlay};
`;

export const Item = styled.button`
  ${mix.resetButton}
  ${mix.row(space[3])}
  ${mix.onTouch('min-height', tapTarget)}
  min-height: 2.5rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.chip};
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};

  @media ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${vars.surface.sunken};
    }
  }

  &:focus-visible {
    background: ${vars.surface.sunken};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: ${vars.text.quiet};
    cursor: not-allowed;
  }

  &[data-danger] {
    color: ${vars.status.danger};
  }
`;
