import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

/** A table that is wider than its column scrolls inside. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: left;

  th,
  td {
    padding: ${space[1]} ${space[4]} ${space[1]} 0;
    border-bottom: 1px dotted ${vars.border.strong};
    font-weight: 400;
  }

  tbody tr {
    height: 3.125rem;
  }

  td:first-child {
    ${mix.small('quiet')}
  }
`;

/** The columns speak for themselves: their names are only read out. They have the widths, the same in every table. */
export const Names = styled.thead`
  th {
    padding-block: 0;
    border: 0;
  }

  th:first-child {
    width: 6.5rem;
  }

  th:last-child {
    width: 11.5rem;
  }
`;

export const Name = styled.th`
  && {
    ${mix.strong()}
  }
`;

export const Tel = styled.td`
  ${mix.numerals}

  && {
    padding-right: 0;
    white-space: nowrap;
    text-align: right;
  }

  > a {
    ${mix.strong()}
  }
`;

export const Cards = styled.ul`
  ${mix.resetList}
`;

export const Card = styled.li`
  ${mix.numerals}
  ${mix.row(space[3])}
  justify-content: space-between;
  padding-block: ${space[3]};
  border-bottom: 1px dotted ${vars.border.strong};
  font-family: ${vars.font.text};

  > div {
    min-width: 0;
  }

  h3 {
    font: 600 ${fontSize[16]} / 1.5 ${vars.font.text};
  }

  p {
    font-size: ${fontSize[14]};
    overflow-wrap: anywhere;
  }

  > a {
    flex: none;
  }
`;
