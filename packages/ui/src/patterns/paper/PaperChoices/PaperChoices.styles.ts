import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Choice = styled.label<{ $chosen: boolean }>`
  ${mix.row('1.125rem')}
  position: relative;
  isolation: isolate;
  min-height: 4.375rem;
  padding: ${space[2]} 0;
  cursor: pointer;

  ${({ $chosen }) =>
    $chosen &&
    `&::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 -${space[3]};
      background: ${vars.surface.sunken};
    }`}

  &:has(:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }

  @media ${media.mobile} {
    gap: ${space[3]};
    align-items: start;
    min-height: 0;
    padding: ${space[3]} 0;

    /* The box takes its place. */
    > [aria-hidden] {
      display: none;
    }
  }
`;

export const Label = styled.span`
  display: block;
  color: ${vars.text.strong};
  font-weight: 600;
  font-size: ${fontSize[16]};
  line-height: 1.45;
`;

export const Full = styled.p`
  ${mix.small('quiet')}
  min-height: 1.5em;
  padding-top: ${space[2]};
`;
