import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

/** Lines as in the tables of a book: thick, thin, thin; thick again where the year changes. */
export const Table = styled.table`
  width: 100%;
  border-top: 2px solid ${vars.text.strong};
  border-collapse: collapse;
  color: ${vars.text.base};

  th,
  td {
    height: 3.125rem;
    padding: 0 ${space[3]} 0 0;
    text-align: left;
  }

  /* Collapsed borders do not move with a sticky head; a shadow does. */
  thead th {
    position: sticky;
    z-index: 1;
    top: var(--stuck-below, 0);
    background: ${vars.surface.page};
    box-shadow: inset 0 -1px ${vars.text.strong};
    color: ${vars.text.strong};
    font: 600 ${fontSize[16]} ${vars.font.display};
    white-space: nowrap;

    /* There the table scrolls in its own box, in which a sticky head would cover the first lines. */
    @media ${media.narrowDesktop} {
      position: relative;
      top: auto;
    }
  }

  tbody tr {
    border-bottom: 1px solid ${vars.border.base};

    &[data-year] {
      border-top: 2px solid ${vars.text.strong};
    }
  }

  tbody th {
    ${mix.strong()}
  }

  [data-figure] {
    padding: 0 0 0 ${space[3]};
    text-align: right;
    white-space: nowrap;
  }

  [data-score] {
    padding-right: ${space[5]};
    text-align: right;
  }

  td[data-figure] {
    ${mix.numerals}
    color: ${vars.text.quiet};
  }

  td[data-over='true'] {
    color: ${vars.status.ok};
    font-weight: 600;
  }

  td[data-over='false'] {
    ${mix.strong()}
  }

  [data-ruler] {
    width: 19%;
    padding: 0;
  }

  td[data-ruler] {
    position: relative;
  }
`;

export const Word = styled.span<{ $repeated: boolean }>`
  color: ${({ $repeated }) => ($repeated ? vars.text.quiet : vars.text.strong)};
  font-weight: ${({ $repeated }) => ($repeated ? 400 : 600)};
  white-space: nowrap;
`;

export const Score = styled.span`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${fontSize[22]};
  font-weight: 700;
`;

export const Flag = styled.span`
  ${mix.filled()}
  position: absolute;
  bottom: 0;
  padding: 0 ${space[1]};
  border-radius: ${radius.chip} ${radius.chip} 0 0;
  font: 600 ${fontSize[14]} / 1.4 ${vars.font.text};
  transform: translateX(-50%);
`;
