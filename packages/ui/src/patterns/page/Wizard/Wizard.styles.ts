import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, space, vars } from '../../../theme/values.js';

const beside = css`
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${space[5]};
  }
`;

export const Layout = styled.div<{ $side: boolean }>`
  ${mix.grid(space[6])}
  grid-template-columns: minmax(0, 1fr);
  ${({ $side }) =>
    $side &&
    css`
      @media ${media.desktop} {
        ${beside}
      }

      ${mix.onPhone('gap', space[4])}
    `}
`;

export const Progress = styled.div<{ $side: boolean }>`
  ${({ $side }) =>
    $side &&
    css`
      position: sticky;
      top: 6rem;

      @media ${media.mobile} {
        position: static;
        padding-bottom: ${space[3]};
        border-bottom: 1px solid ${vars.border.base};
      }
    `}
`;

/** The site's sticky header would cover the beginning of a focused step. */
export const Content = styled.div`
  min-width: 0;
  scroll-margin-top: 6rem;

  &:focus:not(:focus-visible) {
    outline: none;
  }
`;
