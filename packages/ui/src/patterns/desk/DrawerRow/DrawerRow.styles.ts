import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

type Layout = 'row' | 'column';

const inARow = css`
  grid-template-columns: repeat(auto-fit, minmax(${rem(200)}, 1fr));
  box-shadow: ${vars.shadow.card};

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The lines between the drawers are the gaps, through which the list shows. */
export const Row = styled.ul<{ $layout: Layout }>`
  display: grid;
  gap: 1px;
  border: 1px solid ${desk.edge};
  border-radius: ${radius.chip};
  background: ${desk.edge};
  ${({ $layout }) => $layout === 'row' && inARow}

  > li {
    display: grid;
    border-radius: inherit;
    background: linear-gradient(${desk.board}, ${desk.boardShade});
  }
`;

export const Drawer = styled.a<{ $layout: Layout }>`
  ${mix.wrap(`${rem(4)} ${rem(14)}`)}
  align-items: center;
  min-height: ${({ $layout }) => rem($layout === 'row' ? 56 : 50)};
  padding: ${rem(8)} ${({ $layout }) => rem($layout === 'row' ? 16 : 10)};
  color: ${vars.text.strong};
  font-size: ${text(13)};
  ${({ $layout }) =>
    $layout === 'column' &&
    css`
      justify-content: space-between;
      gap: ${rem(4)} ${rem(8)};
      font-size: ${text(12)};

      > :first-child {
        min-width: ${rem(66)};
        padding: 0 ${rem(8)};
        font-size: ${text(14)};
        text-align: center;
      }

      &[aria-current] {
        z-index: 2;
        margin-inline-end: ${rem(-13)};
        background: ${desk.sheet};
        box-shadow: ${vars.shadow.card};
      }
    `}

  @media ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    min-height: ${rem(72)};
  }
`;

export const Note = styled.span`
  overflow-wrap: anywhere;
`;
