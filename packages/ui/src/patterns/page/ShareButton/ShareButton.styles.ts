import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, layer, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Outcome = styled.span`
  position: absolute;
  z-index: ${layer.overlay};
  top: calc(100% + ${space[1]});
  right: 0;
  width: max-content;
  max-width: 16rem;

  > span {
    display: block;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.chip};
    background: ${vars.text.strong};
    color: ${vars.surface.page};
    font-size: ${fontSize[14]};
    line-height: 1.5;
  }
`;

/** As high as the code, so that the dialog does not grow when it is loaded. */
export const Code = styled.div`
  ${mix.grid(space[4])}
  justify-items: center;
  align-content: start;
  min-height: 12rem;
  text-align: center;
  text-wrap: balance;
`;
