import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.div<{ $narrow: 'start' | 'end'; $set: boolean; $first: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow }) =>
    $narrow === 'start' ? 'minmax(0, 21rem) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 25rem)'};
  min-height: 100%;

  > * {
    ${mix.grid(rem(14))}
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-width: 0;
    padding: ${rem(18)} ${rem(24)};
  }

  > :only-child {
    grid-column: 1 / -1;
  }

  > * + * {
    border-left: 1px solid ${desk.rule};
    background: ${({ $set }) => ($set ? desk.shade : 'none')};
  }

  @media ${media.below(1000)} {
    grid-template-columns: minmax(0, 1fr);

    > * {
      padding: ${rem(14)};
    }

    > * + * {
      border-top: 1px solid ${desk.rule};
      border-left: 0;
    }

    > :first-child {
      order: ${({ $narrow, $first }) => ($narrow === 'start' || $first ? 1 : 0)};
    }
  }
`;

export const Part = styled.section`
  ${mix.grid(rem(8))}

  & + & {
    padding-top: ${rem(12)};
    border-top: 1px dashed ${vars.border.strong};
  }

  h3 {
    font-size: ${text(14)};
    overflow-wrap: anywhere;
  }
`;

export const PartHead = styled.header<{ $ruled: boolean }>`
  ${mix.wrap(rem(12))}
  align-items: center;
  justify-content: space-between;

  ${({ $ruled }) =>
    $ruled &&
    css`
      padding-bottom: ${rem(8)};
      border-bottom: 1px solid ${vars.text.strong};

      > h3 {
        font-size: ${text(16)};
      }
    `}
`;
