import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { radius, space, tapTarget, vars } from '../../theme/values.js';

export const Bar = styled.div`
  ${mix.row(space[2])}

  > [aria-disabled='true'] {
    color: ${vars.text.quiet};
    cursor: not-allowed;
  }
`;

const track = css`
  height: 2px;
  border-radius: ${radius.round};
  background: ${vars.border.strong};
`;

const thumb = css`
  ${mix.square('1.25rem')}
  box-sizing: border-box;
  border: 2px solid ${vars.text.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.raised};
`;

/** Each browser has its own pseudo-elements and ignores a rule that contains an unknown one. */
export const Slider = styled.input`
  ${mix.grow}
  ${mix.onTouch('height', tapTarget)}
  height: 2rem;
  margin: 0;
  background: transparent;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: calc(1px - 0.625rem);
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
