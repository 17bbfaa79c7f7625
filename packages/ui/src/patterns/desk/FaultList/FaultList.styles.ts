import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${rem(24)};

  /* Beside each other, not below each other. */
  @media ${media.desktop} {
    && > * {
      padding-top: 0;
      border-top: 0;
    }
  }

  > :last-child {
    position: sticky;
    top: ${rem(16)};
    align-self: start;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      position: static;
    }
  }
`;

export const Sort = styled.div`
  padding-bottom: ${rem(12)};
  overflow-wrap: anywhere;

  > h4 {
    padding-top: ${rem(12)};
    color: ${vars.text.quiet};
    font-size: ${text(14)};
  }

  > ul > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Fault = styled.button`
  ${mix.resetButton}
  display: grid;
  grid-template-columns: ${rem(105)} minmax(0, 1fr);
  gap: ${rem(8)};
  width: 100%;
  min-height: ${tapTarget};
  padding: ${rem(8)} ${rem(12)};
  border-inline-start: 3px solid transparent;
  text-align: start;

  &:hover,
  &[aria-pressed='true'] {
    background: ${desk.shade};
  }

  &[aria-pressed='true'] {
    border-inline-start-color: ${vars.text.strong};
  }

  > b {
    color: ${vars.text.strong};
    font-size: ${text(14)};
  }
`;
