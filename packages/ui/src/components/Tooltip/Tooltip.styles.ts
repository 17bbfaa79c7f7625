import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, layer, radius, space, vars } from '../../theme/values.js';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

const sides = {
  start: css`
    left: 0;
  `,
  center: css`
    left: 50%;
    translate: -50% 0;
  `,
  end: css`
    right: 0;
  `,
} as const;

/** The padding extends to the control: in a gap, the pointer would leave both and close the tooltip. */
export const Place = styled.span<{ $side: 'above' | 'below'; $align: keyof typeof sides }>`
  ${mix.screenOnly}
  position: absolute;
  z-index: ${layer.overlay};
  ${({ $side }) =>
    $side === 'above' ? `bottom: 100%; padding-bottom: ${space[1]};` : `top: 100%; padding-top: ${space[1]};`}
  ${({ $align }) => sides[$align]}

  &[hidden] {
    display: none;
  }
`;

export const Bubble = styled.span`
  display: block;
  width: max-content;
  max-width: 16rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.chip};
  background: ${vars.text.strong};
  box-shadow: ${vars.shadow.overlay};
  color: ${vars.surface.page};
  font-size: ${fontSize[14]};
  line-height: 1.5;
`;
