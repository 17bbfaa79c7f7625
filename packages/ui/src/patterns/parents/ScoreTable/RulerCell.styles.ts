import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { vars } from '../../../theme/values.js';

export const Track = styled.span`
  ${mix.cover}

  &::before {
    ${mix.drawn}
    top: 50%;
    right: 0;
    left: 0;
    height: 1px;
    background: ${vars.border.strong};
    opacity: 0.6;
  }
`;

/** Lines for art and sport are hollow: they are not compared. */
export const Dot = styled.span<{ $hollow: boolean }>`
  ${mix.square('11px')}
  position: absolute;
  top: calc(50% - 5px);
  margin-left: -5px;
  border: 1.5px solid ${vars.text.strong};
  border-radius: 50%;
  background: ${({ $hollow }) => ($hollow ? vars.surface.page : vars.text.strong)};
`;

export const Me = styled.span`
  position: absolute;
  top: -1px;
  bottom: 0;
  width: 2px;
  margin-left: -1px;
  background: ${vars.accent.base};
`;
