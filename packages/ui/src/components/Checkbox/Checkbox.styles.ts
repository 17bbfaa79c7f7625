import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { radius, space, tapTarget, vars } from '../../theme/values.js';

export const Root = styled.div`
  ${mix.small('base')}
`;

export const Row = styled.div`
  ${mix.row()}
  flex-wrap: wrap;
`;

export const Words = styled.label`
  ${mix.inlineRow(space[2])}
  ${mix.onTouch('min-height', tapTarget)}
  cursor: pointer;
`;

export const Mark = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: max(1.25rem, 20px);
  height: max(1.25rem, 20px);

  > svg {
    position: absolute;
    color: ${vars.text.onAccent};
    opacity: 0;
    pointer-events: none;
    stroke-width: 2.5;
  }

  > :checked + svg {
    opacity: 1;
  }
`;

export const Box = styled.input`
  ${mix.fill}
  margin: 0;
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  appearance: none;
  cursor: inherit;
  ${mix.fade('background-color', 'border-color')}

  &:hover {
    border-color: ${vars.text.strong};
  }

  &:checked {
    border-color: ${vars.accent.fill};
    background: ${vars.accent.fill};
  }

  &[aria-invalid='true'] {
    border-color: ${vars.status.danger};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const ErrorLine = styled.p`
  ${mix.row(space[1])}
  margin-top: ${space[1]};
  color: ${vars.status.danger};
`;
